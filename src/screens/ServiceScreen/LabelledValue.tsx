interface LabelledValueProps extends React.ComponentProps<"dd"> {
  label: string;
}

/** An entry of a `<dl>`: a label and its value. */
export function LabelledValue({ label, hidden, ...value }: LabelledValueProps) {
  return (
    <div hidden={hidden}>
      <dt>{label}</dt> <dd {...value} />
    </div>
  );
}
