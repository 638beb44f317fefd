import { Icon } from '@/components/ui/display/icon';

/** A field's error, beside it; the field refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string | undefined; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
      <Icon name="circle-exclamation-point" className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
