import { text } from '@/lib/text/text';
import { NumberField } from '@/components/ui/field/number-field';
import { ModeSelect } from './mode-select';
import type { FilterProps } from './props';
import type { NumberMode } from './rules';

const modes = (): Record<NumberMode, string> => ({
  atLeast: text('ui.filter.number.atLeast'),
  atMost: text('ui.filter.number.atMost'),
  equals: text('ui.filter.number.equals'),
});

export function NumberFilter({
  label,
  currency,
  rule,
  onChange,
}: FilterProps<'number'> & { currency: string | undefined }) {
  return (
    <>
      <ModeSelect
        label={label}
        modes={modes()}
        value={rule.mode}
        onChange={(mode) => onChange({ ...rule, mode })}
      />
      <NumberField
        aria-label={label}
        value={Number.isNaN(rule.number) ? null : rule.number}
        onChange={(number) => onChange({ ...rule, number: number ?? NaN })}
        step={currency ? 100 : 1}
        format={currency ? { style: 'currency', currency, maximumFractionDigits: 0 } : undefined}
      />
    </>
  );
}
