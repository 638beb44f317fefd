import { CheckboxGroup } from '@/components/ui/field/checkbox-group';
import { Listbox } from '@/components/ui/field/listbox';
import type { FilterProps } from './props';
import type { FilterSpec } from './rules';

interface AnyOfFilterProps extends FilterProps<'anyOf'> {
  spec: Extract<FilterSpec, { kind: 'anyOf' }>;
}

const few = 6;

/**
 * A few choices are all visible; many are searchable, in a box of fixed height, so that "Apply" does not
 * move.
 */
export function AnyOfFilter({ label, spec, rule, onChange }: AnyOfFilterProps) {
  const chosen = { choices: spec.choices, value: rule.values };
  const choose = (values: string[]) => onChange({ ...rule, values });
  if (spec.choices.length <= few) return <CheckboxGroup legend={label} {...chosen} onChange={choose} />;
  return (
    <div className="h-76 -m-1 overflow-hidden">
      <Listbox bare multiple label={label} {...chosen} onChange={choose} />
    </div>
  );
}
