'use client';

import { useRef, useState } from 'react';
import { text } from '@/lib/text/text';
import { Button } from '@/components/ui/action/button';
import { classNames } from '@/components/ui/styles/class-names';
import { Field } from '@/components/ui/field/field';
import { formatFileSize, problemWith, type FileRules } from './file-rules';
import type { SendFile } from './read-file';
import { inputClasses } from '@/components/ui/field/input-classes';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';

interface FileChooserProps {
  id: string;
  label: string;
  rules: FileRules;
  send: SendFile;
  onDone: (file: File) => void;
}

/** One file by the native field, with its own upload button. */
export function FileChooser({ id, label, rules, send, onDone }: FileChooserProps) {
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<number>();

  const choose = (chosen: File | null) => {
    const problem = chosen && problemWith(chosen, rules);
    setFile(problem ? null : chosen);
    setError(problem ?? undefined);
  };

  const upload = async () => {
    if (!file || progress !== undefined) return;
    setProgress(0);
    try {
      await send(file, setProgress, new AbortController().signal);
      onDone(file);
      setFile(null);
      if (field.current) field.current.value = '';
    } catch {
      setError(text('kit.file.unreadable', { name: file.name }));
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <div className="flex max-w-lg flex-col gap-4">
      <Field
        id={id}
        label={label}
        error={error}
        hint={text('kit.file.hint', { formats: rules.formats, size: formatFileSize(rules.maxBytes) })}
      >
        {(control) => (
          <input
            ref={field}
            type="file"
            accept={rules.types.join(',')}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
            className={classNames(
              inputClasses,
              'cursor-pointer py-1 ps-1 leading-8 text-muted file:me-3 file:cursor-pointer file:rounded-sm file:border-0',
              'file:bg-surface-500/15 hover:file:bg-surface-500/25 file:px-3 file:font-medium file:text-body',
            )}
            {...control}
          />
        )}
      </Field>
      {progress !== undefined && (
        <ProgressBar
          label={file ? text('kit.file.progress', { name: file.name }) : text('kit.file.progressUnnamed')}
          value={progress}
          className="w-full"
        />
      )}
      <Button
        className="self-start"
        icon="upload"
        loading={progress !== undefined}
        disabled={!file}
        onClick={() => void upload()}
      >
        {text('kit.file.upload')}
      </Button>
    </div>
  );
}
