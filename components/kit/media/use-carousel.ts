'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { directionOf } from '@/lib/text/language';
import { currentLanguage } from '@/lib/text/text';

type EmblaOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;

interface CarouselPlace {
  /** The current page, from 0. */
  page: number;
  pages: number;
  /** Indexes of the visible slides. */
  shown: number[];
  canGoBack: boolean;
  canGoOn: boolean;
}

const start: CarouselPlace = { page: 0, pages: 1, shown: [], canGoBack: false, canGoOn: false };

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The state of a row of slides that scrolls by page. Under reduced motion it jumps. The viewport must be
 * positioned: slides are measured from the nearest positioned element, and a transform makes the row one.
 */
export function useCarousel(options: EmblaOptions) {
  const [viewport, embla] = useEmblaCarousel({
    direction: directionOf(currentLanguage()),
    inViewThreshold: 0.6,
    ...options,
  });
  const [place, setPlace] = useState(start);

  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setPlace({
        page: embla.selectedScrollSnap(),
        pages: embla.scrollSnapList().length,
        shown: embla.slidesInView(),
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
      });
    embla.on('select', read).on('reInit', read).on('slidesInView', read);
    read();
    return () => void embla.off('select', read).off('reInit', read).off('slidesInView', read);
  }, [embla]);

  const goTo = useCallback((page: number) => embla?.scrollTo(page, still()), [embla]);
  return { viewport, place, goTo };
}
