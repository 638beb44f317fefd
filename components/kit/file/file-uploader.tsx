'use client';

import { useRef, useState } from 'react';
import { text } from '@/lib/text/text';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { FileDrop } from './file-drop';
import type { FileRules } from './file-rules';
import { FileRow } from './file-row';
import type { SendFile } from './read-file';
import { isPending } from './upload-list';
import { useUploads } from './use-uploads';

interface FileUploaderProps {
  label: string;
  rules: FileRules;
  send: SendFile;
  onDone: (files: File[]) => void;
}

/** Several files: drop or choose, preview, remove, upload, with progress for each. */
export function FileUploader({ label, rules, send, onDone }: FileUploaderProps) {
  const { items, add, remove, clear, start } = useUploads(send, onDone);
  const [problems, setProblems] = useState<string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  /** For when the focused button is removed or disabled. */
  const focusList = () => list.current?.focus();
  const pending = items.filter(isPending).length;
  const sending = items.some(({ state }) => state === 'sending');
  const done = items.filter(({ state }) => state === 'done').length;

  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label={label}
        rules={rules}
        onFiles={(files, refused) => {
          add(files);
          setProblems(refused);
        }}
      />
      {problems.length > 0 && (
        <Alert severity="error" title={text('kit.file.notAdded', { count: problems.length })}>
          <ul className="wrap-anywhere">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      <ul
        ref={list}
        aria-label={text('kit.file.chosen')}
        tabIndex={-1}
        className="divide-y divide-line rounded-sm"
      >
        {items.map((item) => (
          <FileRow
            key={item.id}
            item={item}
            onRemove={() => {
              remove(item.id);
              focusList();
            }}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {items.length > 0 && text('kit.file.counts', { count: items.length, done })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          icon="upload"
          loading={sending}
          disabled={pending === 0 && !sending}
          onClick={() => void start().then(focusList)}
        >
          {pending > 0 ? text('kit.file.uploadCount', { count: pending }) : text('kit.file.upload')}
        </Button>
        <Button
          variant="secondary"
          disabled={items.length === 0}
          onClick={() => {
            clear();
            focusList();
          }}
        >
          {text('kit.file.clear')}
        </Button>
      </div>
    </div>
  );
}
