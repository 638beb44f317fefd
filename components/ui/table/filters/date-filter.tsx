import { Input } from '../../input';
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
      <Input
        type="date"
        aria-label={label}
        value={rule.date}
        onChange={(event) => onChange({ ...rule, date: event.target.value })}
      />
    </>
  );
}
