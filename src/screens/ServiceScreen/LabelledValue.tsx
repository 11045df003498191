interface LabelledValueProps extends React.ComponentProps<"dd"> {
  label: string;
  /** A small text after the label. */
  note?: string | undefined;
}

export function LabelledValue({ label, note, hidden, ...value }: LabelledValueProps) {
  return (
    <div hidden={hidden}>
      <dt>
        {label}
        {note && <small>{` ${note}`}</small>}
      </dt>{" "}
      <dd {...value} />
    </div>
  );
}
