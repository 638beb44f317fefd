'use client';

import { useId, useState, type ReactNode } from 'react';
import { CodeBlock } from '@/components/ui/display/code-block';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Icon } from '@/components/ui/display/icon';
import { Segmented } from '@/components/ui/field/segmented';

interface BlockViewerProps {
  title: string;
  code: string;
  /** The block itself. */
  children: ReactNode;
}

const views = [
  { value: 'preview', label: 'Preview', mark: <Icon name="eye" /> },
  { value: 'code', label: 'Code', mark: <Icon name="code" /> },
] as const;

/** A block's preview or its source, which can be copied from either. */
export function BlockViewer({ title, code, children }: BlockViewerProps) {
  const id = useId();
  const [view, setView] = useState<(typeof views)[number]['value']>('preview');
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-2 [&_legend]:sr-only">
          <Segmented legend={`${title} as`} choices={views} value={view} onChange={setView} />
          <CopyButton text={code} label={`Copy code of ${title}`} variant="secondary" />
        </div>
      </div>
      {view === 'preview' ? (
        children
      ) : (
        <CodeBlock label={`Code of ${title}`} className="max-h-120 bg-card!">
          {code}
        </CodeBlock>
      )}
    </section>
  );
}
