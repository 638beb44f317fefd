'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { LightboxPicture } from './lightbox-pictures';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';

const Lightbox = lazy(untilLoaded(() => import('./lightbox')));

interface LightboxControl {
  open: (index: number) => void;
  /** Render it anywhere: it opens over the page. */
  lightbox: ReactNode;
}

/** Shows pictures over the whole window; the script is loaded on first use. */
export function useLightbox(
  pictures: readonly LightboxPicture[],
  onView?: (index: number) => void,
): LightboxControl {
  const [index, setIndex] = useState<number>();
  const close = () => setIndex(undefined);
  return {
    open: setIndex,
    lightbox: index !== undefined && (
      <Suspense>
        <Lightbox pictures={pictures} index={index} onView={onView} onClose={close} />
      </Suspense>
    ),
  };
}
