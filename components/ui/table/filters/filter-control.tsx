import type { ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { AnyOfFilter } from './any-of-filter';
import { DateFilter } from './date-filter';
import { FlagFilter } from './flag-filter';
import { NumberFilter } from './number-filter';
import { RangeFilter } from './range-filter';
import type { FilterRule, FilterSpec } from './rules';
import { TextFilter } from './text-filter';

interface FilterControlProps {
  label: string;
  spec: FilterSpec;
  rule: FilterRule;
  onChange: (rule: FilterRule) => void;
}

/** The fields of one kind of filter. */
export function FilterControl({ label, spec, rule, onChange }: FilterControlProps): ReactNode {
  if (rule.kind === 'text') return <TextFilter label={label} rule={rule} onChange={onChange} />;
  if (rule.kind === 'date' && spec.kind === 'date') {
    return <DateFilter label={label} spec={spec} rule={rule} onChange={onChange} />;
  }
  if (rule.kind === 'number' && spec.kind === 'number') {
    return <NumberFilter label={label} currency={spec.currency} rule={rule} onChange={onChange} />;
  }
  if (rule.kind === 'range' && spec.kind === 'range') {
    return <RangeFilter label={label} spec={spec} rule={rule} onChange={onChange} />;
  }
  if (rule.kind === 'flag' && spec.kind === 'flag') {
    return <FlagFilter label={label} spec={spec} rule={rule} onChange={onChange} />;
  }
  if (rule.kind === 'choice' && spec.kind === 'choice') {
    return (
      <RadioGroup
        legend={label}
        choices={[{ value: '', label: text('ui.filter.any') }, ...spec.choices]}
        value={rule.value}
        onChange={(value) => onChange({ ...rule, value })}
      />
    );
  }
  if (rule.kind === 'anyOf' && spec.kind === 'anyOf') {
    return <AnyOfFilter label={label} spec={spec} rule={rule} onChange={onChange} />;
  }
  return null;
}
