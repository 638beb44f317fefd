import { useId } from 'react';
import { DateField } from '../../date-field';
import { ModeSelect } from './mode-select';
import type { FilterProps } from './props';
import type { DateMode } from './rules';

const modes: Record<DateMode, string> = { on: 'On', before: 'Before', after: 'After' };

export function DateFilter({ label, rule, onChange }: FilterProps<'date'>) {
  return (
    <>
      <ModeSelect
        label={label}
        modes={modes}
        value={rule.mode}
        onChange={(mode) => onChange({ ...rule, mode })}
      />
      <DateField
        id={useId()}
        label={label}
        value={rule.date || null}
        onChange={(date) => onChange({ ...rule, date: date ?? '' })}
      />
    </>
  );
}
