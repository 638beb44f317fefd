'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Input } from '@/components/ui/field/input';
import { Message } from '@/components/ui/feedback/message';
import type { Severity } from '@/components/ui/styles/severity';

interface CheckedFieldProps {
  id: string;
  label: string;
  placeholder: string;
  /** The error of a value, or undefined. */
  problem: (value: string) => string | undefined;
}

function CheckedField({ id, label, placeholder, problem }: CheckedFieldProps) {
  const [value, setValue] = useState('');
  const message = problem(value);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          id={id}
          value={value}
          placeholder={placeholder}
          aria-invalid={message !== undefined || undefined}
          aria-describedby={message && `${id}-message`}
          onChange={(event) => setValue(event.target.value)}
          className="max-w-56"
        />
        {message && (
          <Message severity="error" id={`${id}-message`}>
            {message}
          </Message>
        )}
      </div>
    </div>
  );
}

const notes: { severity: Severity; text: string }[] = [
  { severity: 'info', text: 'Signed for' },
  { severity: 'success', text: 'Weighed' },
  { severity: 'warn', text: 'Fragile' },
  { severity: 'error', text: 'Damaged' },
  { severity: 'secondary', text: 'No lid' },
  { severity: 'contrast', text: 'Express' },
];

export default function InlineMessages() {
  return (
    <DemoSection
      title="Inline messages"
      description="Beside the field they speak of; they go as soon as the field is right."
      className="h-full"
    >
      <div className="flex flex-col gap-4">
        <CheckedField
          id="inline-name"
          label="Name on the box"
          placeholder="Ada Whitfield"
          problem={(value) => (value.trim() ? undefined : 'Write a name.')}
        />
        <CheckedField
          id="inline-mail"
          label="E-mail"
          placeholder="ada@example.com"
          problem={(value) => (/^\S+@\S+\.\S+$/.test(value) ? undefined : 'Needs an @ and a dot.')}
        />
        <ul aria-label="Inline messages of every severity" className="flex flex-wrap gap-2">
          {notes.map(({ severity, text }) => (
            <li key={severity}>
              <Message severity={severity}>{text}</Message>
            </li>
          ))}
        </ul>
      </div>
    </DemoSection>
  );
}
