import { ButtonLink } from '@/components/ui/action/button-link';
import { text } from '@/lib/text/text';

/** The last section before the footer. */
export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="mx-auto max-w-6xl px-4 pb-16 md:px-6 md:pb-24">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-modal bg-primary-tint px-6 py-8 md:px-10 md:py-10">
        <div>
          <h2 id="closing-title" className="text-2xl">
            {text('landingPage.closing.title')}
          </h2>
          <p className="mt-1 max-w-prose text-body">{text('landingPage.closing.line')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/packages" prefetch={false} size="large">
            {text('landing.toPackages')}
          </ButtonLink>
          <ButtonLink href="/documentation" prefetch={false} variant="secondary" size="large">
            {text('landingPage.documentation')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
