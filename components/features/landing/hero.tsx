import { ButtonLink } from '@/components/ui/action/button-link';
import { Icon } from '@/components/ui/display/icon';
import { PortalPicture } from './portal-picture';

const promises = ['Open source (MIT)', 'One command to start', 'No trackers, no third parties'];

/** The product at a glance. */
export function Hero() {
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-12 md:px-6 md:py-20 lg:grid-cols-[5fr_6fr] lg:gap-14">
      <div>
        <p className="text-sm font-semibold text-primary-text">The customer portal of a parcel warehouse</p>
        <h1 className="mt-3 text-3xl lg:text-[2.75rem] lg:leading-[1.12] lg:tracking-tight">
          Every parcel, from first scan to doorstep
        </h1>
        <p className="mt-5 max-w-prose text-pretty text-muted lg:text-xl">
          Your customers see where their packages are, what they need to do, what they owe and why. You answer
          fewer support e-mails.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/packages" prefetch={false} size="large" icon="package">
            Go to your packages
          </ButtonLink>
          <a
            href="#how"
            className="inline-flex min-h-12 items-center justify-center gap-2 rounded-field border border-field-line bg-card px-5 font-medium text-body transition-colors hover:bg-card-hover"
          >
            How it works
            <Icon name="arrow-down" />
          </a>
        </div>
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
          {promises.map((promise) => (
            <li key={promise} className="flex items-center gap-2">
              <Icon name="check" className="text-primary-text" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <PortalPicture />
    </div>
  );
}
