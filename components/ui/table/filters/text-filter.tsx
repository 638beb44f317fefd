import { text } from '@/lib/text/text';
import { Input } from '@/components/ui/field/input';
import { ModeSelect } from './mode-select';
import type { FilterProps } from './props';
import type { TextMode } from './rules';

const modes = (): Record<TextMode, string> => ({
  contains: text('ui.filter.text.contains'),
  startsWith: text('ui.filter.text.startsWith'),
  endsWith: text('ui.filter.text.endsWith'),
  equals: text('ui.filter.text.equals'),
  notEquals: text('ui.filter.text.notEquals'),
});

export function TextFilter({ label, rule, onChange }: FilterProps<'text'>) {
  return (
    <>
      <ModeSelect
        label={label}
        modes={modes()}
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
