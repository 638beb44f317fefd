import { text } from '@/lib/text/text';
import { Select } from '@/components/ui/field/select';

interface ModeSelectProps<M extends string> {
  /** The column's name. */
  label: string;
  modes: Record<M, string>;
  value: M;
  onChange: (mode: M) => void;
}

/** How a filter compares. */
export function ModeSelect<M extends string>({ label, modes, value, onChange }: ModeSelectProps<M>) {
  return (
    <Select
      aria-label={text('ui.filter.condition', { column: label })}
      value={value}
      onChange={(event) => onChange(event.target.value as M)}
    >
      {Object.entries<string>(modes).map(([mode, words]) => (
        <option key={mode} value={mode}>
          {words}
        </option>
      ))}
    </Select>
  );
}
