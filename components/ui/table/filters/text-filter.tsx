import { Input } from '@/components/ui/field/input';
import { ModeSelect } from './mode-select';
import type { FilterProps } from './props';
import type { TextMode } from './rules';

const modes: Record<TextMode, string> = {
  contains: 'Contains',
  startsWith: 'Starts with',
  endsWith: 'Ends with',
  equals: 'Is',
  notEquals: 'Is not',
};

export function TextFilter({ label, rule, onChange }: FilterProps<'text'>) {
  return (
    <>
      <ModeSelect
        label={label}
        modes={modes}
        value={rule.mode}
        onChange={(mode) => onChange({ ...rule, mode })}
      />
      <Input
        aria-label={label}
        autoComplete="off"
        value={rule.text}
        onChange={(event) => onChange({ ...rule, text: event.target.value })}
      />
    </>
  );
}
