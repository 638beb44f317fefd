import { Fragment } from 'react';
import { text } from '@/lib/text/text';
import type { Choice } from '@/components/ui/field/choice';
import { ChoiceChip } from './choice-chip';
import { PickerValue } from './picker-value';
import { Icon } from '@/components/ui/display/icon';

interface PickerChipsProps {
  chosen: readonly Pick<Choice, 'value' | 'label' | 'mark'>[];
  placeholder: string;
  loading?: boolean;
  /** How many chips are shown before "and 2 more". */
  limit?: number;
}

/** The content of a multiple picker's button. */
export function PickerChips({ chosen, placeholder, loading = false, limit = 3 }: PickerChipsProps) {
  if (chosen.length === 0 || loading)
    return <PickerValue choice={undefined} placeholder={placeholder} loading={loading} />;
  const more = chosen.length - limit;
  return (
    <>
      <span className="-my-1 flex min-w-0 grow flex-wrap gap-1.5">
        {chosen.slice(0, limit).map((choice) => (
          <Fragment key={choice.value}>
            <ChoiceChip choice={choice} />
            <span className="sr-only">, </span>
          </Fragment>
        ))}
        {more > 0 && (
          <span className="inline-flex min-h-7 items-center text-muted">
            {text('kit.picker.more', { count: more })}
          </span>
        )}
      </span>
      <Icon name="chevron-down" className="text-muted" />
    </>
  );
}
