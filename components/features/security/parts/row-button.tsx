import { Button, type ButtonProps } from '@/components/ui/action/button';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';

interface RowButtonProps extends ButtonProps {
  /** The subject, such as the name of the row: part of the accessible name. */
  about: string;
}

/** A ghost button at the end of a row. */
export function RowButton({ about, children, ...rest }: RowButtonProps) {
  return (
    <Button variant="ghost" size="small" {...rest}>
      <span>
        {children}
        <VisuallyHidden> {about}</VisuallyHidden>
      </span>
    </Button>
  );
}
