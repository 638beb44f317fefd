import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';

interface CarouselDotsProps {
  page: number;
  pages: number;
  goTo: (page: number) => void;
}

/** A carousel's pages as dots; each is a button of 24 px. */
export function CarouselDots({ page, pages, goTo }: CarouselDotsProps) {
  return (
    <ul
      aria-label={text('kit.carousel.pages')}
      className="mt-3 flex min-h-6 flex-wrap justify-center sm:gap-1"
    >
      {Array.from({ length: pages }, (_, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={text('kit.carousel.page', { page: String(index + 1) })}
            aria-current={index === page ? 'true' : undefined}
            onClick={() => goTo(index)}
            className="group flex size-6 items-center justify-center rounded-full"
          >
            <span
              className={classNames(
                'h-2 rounded-full transition-[width,background-color]',
                index === page ? 'w-5 bg-primary-mark' : 'w-2 bg-field-line group-hover:bg-surface-500',
              )}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
