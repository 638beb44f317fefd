import { IconField } from '@/components/ui/icon-field';
import { Input } from '@/components/ui/input';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

/** Searches while one types. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  return (
    <search className={className}>
      <IconField start="search">
        <Input
          type="search"
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </IconField>
    </search>
  );
}
