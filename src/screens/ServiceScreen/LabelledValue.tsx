interface LabelledValueProps extends React.ComponentProps<"dd"> {
  label: string;
}

export function LabelledValue({ label, hidden, ...value }: LabelledValueProps) {
  return (
    <div hidden={hidden}>
      <dt>{label}</dt> <dd {...value} />
    </div>
  );
}
