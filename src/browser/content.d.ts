/** What the build puts in out of the content (tools/build/content-modules.ts). */
declare module "virtual:schedule" {
  const schedule: import("../lib/open-now.ts").Schedule;
  export default schedule;
}

declare module "virtual:slice-boxes" {
  const boxes: Readonly<
    Record<import("../slices/regions/index.ts").Drawing, import("../slices/box-props.ts").BoxProps>
  >;
  export default boxes;
}
