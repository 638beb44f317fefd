import { text } from '@/lib/text/text';
import { Slider } from '@/components/ui/field/slider';
import type { FilterProps } from './props';
import type { FilterSpec } from './rules';

interface RangeFilterProps extends FilterProps<'range'> {
  spec: Extract<FilterSpec, { kind: 'range' }>;
}

export function RangeFilter({ label, spec, rule, onChange }: RangeFilterProps) {
  const { min, max, step = 1, unit = '' } = spec;
  return (
    <div>
      <p className="flex justify-between tabular-nums" aria-hidden="true">
        <span>
          {rule.from}
          {unit}
        </span>
        <span>
          {rule.to}
          {unit}
        </span>
      </p>
      <Slider<readonly [number, number]>
        label={[text('ui.filter.from', { column: label }), text('ui.filter.to', { column: label })]}
        min={min}
        max={max}
        step={step}
        value={[rule.from, rule.to]}
        onChange={([from, to]) => onChange({ ...rule, from, to })}
      />
    </div>
  );
}
