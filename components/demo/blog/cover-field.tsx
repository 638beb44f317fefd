'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { cutPicture } from '@/components/kit/file/cut-picture';
import { FileDrop } from '@/components/kit/file/file-drop';
import { pictureRules } from '../picture-rules';
import type { Cover } from './article';
import { CoverPicture } from './cover-picture';

const shape = { width: 960, height: 600 };

interface CoverFieldProps {
  value: Cover | null;
  onChange: (cover: Cover | null) => void;
}

/** The cover picture: dropped or chosen, previewed, removable. */
export function CoverField({ value, onChange }: CoverFieldProps) {
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const change = (cover: Cover | null) => {
    flushSync(() => {
      setProblem(undefined);
      onChange(cover);
    });
    box.current?.querySelector('button')?.focus();
  };
  const take = (file: File) =>
    cutPicture(file, shape).then(
      (src) => change({ src, alt: '' }),
      () => setProblem(`We couldn’t read ${file.name} as a picture. Choose another one.`),
    );

  return (
    <div ref={box} className="flex flex-col gap-2">
      <p className="text-sm font-medium">
        Cover <span className="font-normal text-muted">(optional)</span>
      </p>
      {value ? (
        <>
          <CoverPicture
            cover={{ ...value, alt: value.alt || 'The cover you chose' }}
            className="aspect-8/5 w-full rounded-md"
          />
          <Button variant="secondary" icon="trash" className="self-start" onClick={() => change(null)}>
            Remove the cover
          </Button>
        </>
      ) : (
        <FileDrop
          label="Cover picture"
          rules={pictureRules}
          multiple={false}
          onFiles={([file], problems) => {
            setProblem(problems[0]);
            if (file) void take(file);
          }}
        />
      )}
      {problem && (
        <Alert severity="error" title="The picture was not taken">
          {problem}
        </Alert>
      )}
    </div>
  );
}
