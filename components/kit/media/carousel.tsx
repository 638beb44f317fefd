'use client';

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { CarouselDots } from './carousel-dots';
import { IconButton } from '@/components/ui/action/icon-button';
import { useCarousel } from './use-carousel';

interface CarouselProps<T> {
  /** The carousel's accessible name: "Products". */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
}

/** Three slides side by side, two from 768 px down, one from 560 px down. */
const slideClasses =
  'min-w-0 shrink-0 grow-0 basis-1/3 px-2 [@media(560px<width<=768px)]:basis-1/2 [@media(width<=560px)]:basis-full';

/**
 * Slides that scroll by page: by buttons, dots, swipe, or arrow keys, Home and End. Slides out of view are
 * inert, and the new position is announced.
 */
export function Carousel<T>({ label, items, keyOf, children }: CarouselProps<T>) {
  const { viewport, place, goTo } = useCarousel({ align: 'start', slidesToScroll: 'auto' });
  const { page, pages, shown } = place;
  const slides = useRef<HTMLUListElement>(null);
  const id = useId();

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const target = {
      ArrowRight: page + onward,
      ArrowLeft: page - onward,
      Home: 0,
      End: pages - 1,
    }[event.key];
    if (target === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    // The focused slide may leave the view, and would lose the focus.
    if (slides.current?.contains(document.activeElement)) slides.current.focus({ preventScroll: true });
    goTo(Math.max(0, Math.min(pages - 1, target)));
  };

  const first = String((shown[0] ?? 0) + 1);
  const last = String((shown.at(-1) ?? 0) + 1);
  const total = String(items.length);
  return (
    <div
      role="group"
      aria-roledescription={text('kit.carousel.role')}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <div className="flex items-center gap-1">
        <IconButton
          icon="chevron-left"
          label={text('kit.carousel.previous')}
          aria-controls={id}
          disabled={!place.canGoBack}
          onClick={() => goTo(page - 1)}
          className="disabled:opacity-40"
        />
        <div ref={viewport} className="relative min-w-0 grow overflow-hidden py-1">
          <ul
            ref={slides}
            id={id}
            tabIndex={0}
            aria-label={text('kit.carousel.slides', { label })}
            className="flex rounded-md"
          >
            {items.map((item, index) => (
              <li
                key={keyOf(item)}
                aria-label={text('kit.carousel.slide', { index: String(index + 1), total })}
                inert={shown.length > 0 && !shown.includes(index)}
                className={slideClasses}
              >
                {children(item)}
              </li>
            ))}
          </ul>
        </div>
        <IconButton
          icon="chevron-right"
          label={text('kit.carousel.next')}
          aria-controls={id}
          disabled={!place.canGoOn}
          onClick={() => goTo(page + 1)}
          className="disabled:opacity-40"
        />
      </div>
      <CarouselDots page={page} pages={pages} goTo={goTo} />
      <p role="status" className="sr-only">
        {shown.length > 0 &&
          (first === last
            ? text('kit.carousel.shownOne', { label, first, total })
            : text('kit.carousel.shownRange', { label, first, last, total }))}
      </p>
    </div>
  );
}
