import { ButtonLink } from '@/components/ui/action/button-link';
import { Icon } from '@/components/ui/display/icon';
import { text, type MessageKey } from '@/lib/text/text';
import { PortalPicture } from './portal-picture';

const promises = [
  'landingPage.hero.openSource',
  'landingPage.hero.oneCommand',
  'landingPage.hero.noTrackers',
] as const satisfies MessageKey[];

/** The product at a glance. */
export function Hero() {
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-12 md:px-6 md:py-20 lg:grid-cols-[5fr_6fr] lg:gap-14">
      <div>
        <p className="text-sm font-semibold text-primary-text">{text('landingPage.hero.kind')}</p>
        <h1 className="mt-3 text-3xl lg:text-[2.75rem] lg:leading-[1.12] lg:tracking-tight">
          {text('landingPage.hero.title')}
        </h1>
        <p className="mt-5 max-w-prose text-pretty text-muted lg:text-xl">{text('landingPage.hero.line')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/packages" prefetch={false} size="large" icon="package">
            {text('landing.toPackages')}
          </ButtonLink>
          <a
            href="#how"
            className="inline-flex min-h-12 items-center justify-center gap-2 rounded-field border border-field-line bg-card px-5 font-medium text-body transition-colors hover:bg-card-hover"
          >
            {text('landing.anchors.how')}
            <Icon name="arrow-down" />
          </a>
        </div>
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
          {promises.map((promise) => (
            <li key={promise} className="flex items-center gap-2">
              <Icon name="check" className="text-primary-text" />
              {text(promise)}
            </li>
          ))}
        </ul>
      </div>
      <PortalPicture />
    </div>
  );
}
