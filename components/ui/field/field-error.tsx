import { Icon } from '@/components/ui/display/icon';

/** Why a field is not right, beside it; the field names it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string | undefined; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
      <Icon name="circle-exclamation-point" className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
