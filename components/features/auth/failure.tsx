import { Icon } from '@/components/ui/display/icon';

/** Why the last try failed, where no single field is the cause. */
export function Failure({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm text-danger">
      <Icon name="circle-exclamation-point" className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
