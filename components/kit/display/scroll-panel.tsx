'use client';

import { useRef, useState, type ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';

interface ScrollPanelProps {
  /** The accessible name of the scrolling content. */
  label: string;
  /** Sets its height. */
  className: string;
  /** Scroll offset in pixels from which the back-to-top button shows; without it there is no button. */
  topButtonAfter?: number;
  children: ReactNode;
}

/** A scrollable region, by keyboard as well, with a back-to-top button. */
export function ScrollPanel({ label, className, topButtonAfter, children }: ScrollPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(false);

  const toTop = () => {
    panel.current?.scrollTo({ top: 0, behavior: 'smooth' });
    panel.current?.focus({ preventScroll: true });
  };

  return (
    <div className="relative min-w-0">
      <div
        ref={panel}
        role="region"
        aria-label={label}
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          setFar(topButtonAfter !== undefined && currentTarget.scrollTop > topButtonAfter)
        }
        className={classNames('scrollbar-slim overflow-y-auto overscroll-contain rounded-content', className)}
      >
        {children}
      </div>
      {topButtonAfter !== undefined && (
        <button
          type="button"
          aria-label={text('kit.scroll.top')}
          onClick={toTop}
          className={classNames(
            'absolute bottom-4 end-4 inline-flex size-10 items-center justify-center rounded-full border border-primary-mark bg-primary text-primary-contrast shadow-overlay transition-[opacity,visibility,background-color] hover:bg-primary-hover',
            !far && 'invisible opacity-0',
          )}
        >
          <Icon name="arrow-up" size={20} />
        </button>
      )}
    </div>
  );
}
