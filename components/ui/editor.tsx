'use client';

import { lazy, Suspense } from 'react';
import { EditorSkeleton } from './editor/editor-skeleton';
import type { ControlProps } from './field';
import { useHydrated } from './use-hydrated';

const EditorBody = lazy(() => import('./editor/editor-body'));

export interface EditorProps extends ControlProps {
  /** HTML; the empty string when there is no text. */
  value: string;
  onChange: (html: string) => void;
  disabled?: boolean;
  /** Names the toolbar for screen readers. */
  toolbarLabel?: string;
}

/** Text with headings, lists and links, as HTML. Put it in a Field. The script comes when it is shown. */
export function Editor(props: EditorProps) {
  const hydrated = useHydrated();
  const skeleton = <EditorSkeleton />;
  if (!hydrated) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <EditorBody {...props} />
    </Suspense>
  );
}
