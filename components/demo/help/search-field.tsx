'use client';

import { useEffect, useRef } from 'react';
import { IconField } from '@/components/kit/inputs/icon-field';
import { Input } from '@/components/ui/field/input';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

/** Searches while typing; includes what was typed before hydration. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const take = useRef(onChange);

  useEffect(() => {
    if (field.current?.value) take.current(field.current.value);
  }, []);

  return (
    <search className={className}>
      <IconField start="search">
        <Input
          ref={field}
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
