'use client';

import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { formatFileSize, problemWith, type FileRules } from '@/components/kit/file/file-rules';
import { Icon } from '@/components/ui/display/icon';
import { IconButton } from '@/components/ui/action/icon-button';
import type { Attachment } from '../mail';

interface AttachmentsFieldProps {
  value: readonly Attachment[];
  onChange: (attachments: Attachment[]) => void;
}

const rules: FileRules = {
  types: ['application/pdf', 'image/jpeg', 'image/png', 'text/csv', 'text/plain'],
  formats: 'PDF, JPG, PNG, CSV or text',
  maxBytes: 5_000_000,
};

/** Attachments; only their names and sizes are stored. */
export function AttachmentsField({ value, onChange }: AttachmentsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problems, setProblems] = useState<string[]>([]);

  const add = (files: File[]) => {
    const fit = files.filter((file) => problemWith(file, rules) === null);
    const added = fit.map(({ name, size }) => ({ name, bytes: size }));
    setProblems(files.flatMap((file) => problemWith(file, rules) ?? []));
    if (added.length > 0)
      onChange([...value.filter(({ name }) => !added.some((one) => one.name === name)), ...added]);
  };

  return (
    <div className="flex flex-col gap-3">
      {problems.length > 0 && (
        <Alert
          severity="error"
          title={
            problems.length === 1 ? 'One file was not attached' : `${problems.length} files were not attached`
          }
        >
          <ul className="wrap-anywhere">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      {value.length > 0 && (
        <ul aria-label="Attached files" className="flex flex-wrap gap-2">
          {value.map(({ name, bytes }) => (
            <li
              key={name}
              className="flex min-w-0 items-center gap-2 rounded-md border border-line ps-3 text-sm"
            >
              <Icon name="demo:paperclip" className="text-muted" />
              <span className="truncate">{name}</span>
              <span className="whitespace-nowrap text-muted">{formatFileSize(bytes)}</span>
              <IconButton
                icon="x"
                label={`Remove ${name}`}
                onClick={() => {
                  onChange(value.filter((one) => one.name !== name));
                  button.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files to attach"
          accept={rules.types.join(',')}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button
          ref={button}
          variant="secondary"
          icon="demo:paperclip"
          aria-describedby="attach-rules"
          onClick={() => input.current?.click()}
        >
          Attach files
        </Button>
        <p id="attach-rules" className="text-sm text-muted">
          {rules.formats}, {formatFileSize(rules.maxBytes)} at most each
        </p>
      </div>
    </div>
  );
}
