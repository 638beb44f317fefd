import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import type { AnchorId } from './anchors';

interface SectionProps {
  id: AnchorId | 'highlights';
  title: string;
  intro: string;
  /** On a background band, to separate the sections. */
  band?: boolean;
  children: ReactNode;
}

/** One section of the page; following its anchor also moves the focus there. */
export function Section({ id, title, intro, band = false, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classNames('outline-none focus-visible:shadow-none', band && 'border-y border-line bg-card')}
    >
      <div className="mx-auto max-w-6xl px-4 py-16 md:px-6 md:py-24">
        <header className="mx-auto max-w-2xl text-center">
          <h2 id={`${id}-title`} className="text-2xl md:text-3xl">
            {title}
          </h2>
          <p className="mt-3 text-pretty text-muted">{intro}</p>
        </header>
        <div className="mt-10 md:mt-14">{children}</div>
      </div>
    </section>
  );
}
