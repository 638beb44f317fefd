import { Button, type ButtonProps } from '@/components/ui/action/button';

interface RowButtonProps extends ButtonProps {
  /** The accessible name, which says what the row is about: "Rename Desk key". */
  label: string;
}

/** A ghost button at the end of a row. */
export function RowButton({ label, ...rest }: RowButtonProps) {
  return <Button variant="ghost" size="small" aria-label={label} {...rest} />;
}
