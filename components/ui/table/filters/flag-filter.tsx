import { text } from '@/lib/text/text';
import { Segmented } from '@/components/ui/field/segmented';
import type { FilterProps } from './props';
import type { FilterSpec } from './rules';

interface FlagFilterProps extends FilterProps<'flag'> {
  spec: Extract<FilterSpec, { kind: 'flag' }>;
}

/** Three states: either, yes, no. */
export function FlagFilter({ label, spec, rule, onChange }: FlagFilterProps) {
  return (
    <Segmented
      legend={label}
      choices={[
        { value: 'any', label: text('ui.filter.any') },
        { value: 'true', label: spec.yes },
        { value: 'false', label: spec.no },
      ]}
      value={rule.flag === null ? 'any' : rule.flag ? 'true' : 'false'}
      onChange={(value) => onChange({ ...rule, flag: value === 'any' ? null : value === 'true' })}
    />
  );
}
