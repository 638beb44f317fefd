'use client';

import { lazy, Suspense } from 'react';
import { EditorSkeleton } from './editor/editor-skeleton';
import type { EditorProps } from './editor/editor-props';
import { useHydrated } from './use-hydrated';
import { untilLoaded } from './until-loaded';

const EditorBody = lazy(untilLoaded(() => import('./editor/editor-body')));

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
