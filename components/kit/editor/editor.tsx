'use client';

import { lazy, Suspense } from 'react';
import { EditorSkeleton } from './editor-skeleton';
import type { EditorProps } from './editor-props';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';

const EditorBody = lazy(untilLoaded(() => import('./editor-body')));

/** Text with headings, lists and links, as HTML. Use it in a Field. The script is loaded when it is shown. */
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
