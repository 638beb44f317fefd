import { ButtonLink } from '@/components/ui/action/button-link';

/** The last section before the footer. */
export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="mx-auto max-w-6xl px-4 pb-16 md:px-6 md:pb-24">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-modal bg-primary-tint px-6 py-8 md:px-10 md:py-10">
        <div>
          <h2 id="closing-title" className="text-2xl">
            Track your packages
          </h2>
          <p className="mt-1 max-w-prose text-body">
            See where they are, what needs your attention and what you owe.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/packages" prefetch={false} size="large">
            Go to your packages
          </ButtonLink>
          <ButtonLink href="/documentation" prefetch={false} variant="secondary" size="large">
            Documentation
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
