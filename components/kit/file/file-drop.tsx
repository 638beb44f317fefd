'use client';

import { useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { text } from '@/lib/text/text';
import { Button } from '@/components/ui/action/button';
import { classNames } from '@/components/ui/styles/class-names';
import { formatFileSize, problemWith, type FileRules } from './file-rules';
import { Icon } from '@/components/ui/display/icon';

interface FileDropProps {
  /** The accessible name: "Pictures of the parcel". */
  label: string;
  rules: FileRules;
  multiple?: boolean;
  disabled?: boolean;
  /** The accepted files, and the problem of each other file. */
  onFiles: (files: File[], problems: string[]) => void;
}

/** A drop area for files, with a button for users who don't drag. */
export function FileDrop({ label, rules, multiple = true, disabled = false, onFiles }: FileDropProps) {
  const id = useId();
  const { formats } = rules;
  const size = formatFileSize(rules.maxBytes);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple,
    disabled,
    accept: Object.fromEntries(rules.types.map((type) => [type, []])),
    maxSize: rules.maxBytes,
    noClick: true,
    noKeyboard: true,
    validator: (file) => {
      const message = problemWith(file, rules);
      return message ? { code: 'refused', message } : null;
    },
    onDrop: (files, refused) =>
      onFiles(
        files,
        refused.map(
          ({ file, errors }) =>
            problemWith(file, rules) ??
            text('kit.file.refused', { name: file.name, reason: String(errors[0]?.message) }),
        ),
      ),
  });
  return (
    <div
      {...getRootProps({
        role: 'group',
        'aria-label': label,
        className: classNames(
          'flex flex-col items-center gap-3 rounded-content border-2 border-dashed px-4 py-8 text-center transition-colors',
          isDragActive
            ? 'border-primary-mark bg-highlight text-highlight-text'
            : 'border-field-line text-body',
          disabled && 'opacity-60',
        ),
      })}
    >
      <input {...getInputProps({ 'aria-label': label })} />
      <Icon
        name="demo:cloud-upload"
        size={24}
        className={isDragActive ? 'text-current' : 'text-primary-text'}
      />
      <p className="font-medium">
        {isDragActive
          ? text('kit.file.dropNow')
          : multiple
            ? text('kit.file.dropSeveral')
            : text('kit.file.drop')}
      </p>
      <Button variant="secondary" onClick={open} disabled={disabled} aria-describedby={id}>
        {multiple ? text('kit.file.chooseSeveral') : text('kit.file.choose')}
      </Button>
      <p id={id} className={classNames('text-sm', !isDragActive && 'text-muted')}>
        {multiple ? text('kit.file.limitEach', { formats, size }) : text('kit.file.limit', { formats, size })}
      </p>
    </div>
  );
}
