import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';

export type CheckState = 'checked' | 'unchecked' | 'indeterminate';

/** A drawn checkbox, for rows that handle the keyboard and expose their state themselves. */
export function CheckMark({ state }: { state: CheckState }) {
  return (
    <span
      aria-hidden="true"
      data-check=""
      className={classNames(
        'size-4.5 inline-flex shrink-0 items-center justify-center rounded-sm border transition-colors',
        state === 'unchecked'
          ? 'border-field-line bg-field'
          : 'border-primary-mark bg-primary text-primary-contrast',
      )}
    >
      {state !== 'unchecked' && <Icon name={state === 'checked' ? 'check' : 'minus'} />}
    </span>
  );
}
