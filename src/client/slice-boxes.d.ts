/** What the build puts in out of the content (tools/build/content-modules.ts): no page ever asks for data. */
declare module "virtual:slice-boxes" {
  const boxes: Readonly<
    Record<import("#slices/regions/index.ts").Drawing, import("#slices/box-props.ts").BoxProps>
  >;
  export default boxes;
}
