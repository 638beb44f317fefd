import { Button, type ButtonProps } from '@/components/ui/action/button';
import { severities } from './severities';

/** All eight severities in one look. */
export function SeverityRow(look: Pick<ButtonProps, 'look' | 'raised' | 'rounded'>) {
  return (
    <div className="flex flex-wrap gap-2">
      {severities.map(({ severity, label }) => (
        <Button key={severity} severity={severity} {...look}>
          {label}
        </Button>
      ))}
    </div>
  );
}
