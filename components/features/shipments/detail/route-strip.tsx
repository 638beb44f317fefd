import { Card } from '@/components/ui/display/card';
import { Icon } from '@/components/ui/display/icon';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { classNames } from '@/components/ui/styles/class-names';
import type { IconName } from '@/lib/icons/icon-names';
import { text, type PlainKey } from '@/lib/text/text';
import type { RoutePlace } from './route';

const looks: Record<RoutePlace['state'], string> = {
  passed: 'bg-primary text-primary-contrast',
  here: 'bg-primary text-primary-contrast ring-4 ring-primary-tint',
  moving: 'bg-primary-tint text-primary-text',
  next: 'bg-surface-500/15 text-muted',
  never: 'bg-surface-500/15 text-muted',
};

const words = {
  passed: 'shipmentsPage.route.passed',
  here: 'shipmentsPage.route.here',
  moving: 'shipmentsPage.route.moving',
  next: 'shipmentsPage.route.next',
  never: 'shipmentsPage.route.never',
} as const satisfies Record<RoutePlace['state'], PlainKey>;

const icons: Record<RoutePlace['key'], IconName> = { shop: 'tag', warehouse: 'warehouse', door: 'house' };

/** The way to a place: travelled, under way with a truck on it, or still to come. */
function Leg({ state }: Pick<RoutePlace, 'state'>) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute bottom-0 start-[19px] top-10 w-0.5',
        '@lg:bottom-auto @lg:end-0 @lg:start-10 @lg:top-[19px] @lg:h-0.5 @lg:w-auto',
        state === 'passed' || state === 'here' ? 'bg-primary-mark' : 'bg-surface-500/25',
      )}
    >
      {state === 'moving' && (
        <span className="absolute start-1/2 top-1/2 flex size-7 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full bg-moving-tint text-moving ring-4 ring-card rtl:translate-x-1/2">
          <Icon name="truck" className="rtl:-scale-x-100" />
        </span>
      )}
    </span>
  );
}

/** Three places from the shop over the warehouse to the door, and where the shipment is. */
export function RouteStrip({ places }: { places: readonly RoutePlace[] }) {
  return (
    <Card aria-label={text('shipmentsPage.route.title')} className="@container">
      <ol className="@lg:flex-row flex flex-col">
        {places.map(({ key, name, detail, state }, index) => {
          const leg = places[index + 1]?.state;
          return (
            <li
              key={key}
              aria-current={state === 'here' || state === 'moving' ? 'step' : undefined}
              className="@lg:min-w-0 @lg:flex-1 @lg:flex-col @lg:pb-0 @lg:last:flex-none relative flex gap-3 pb-10 last:pb-0"
            >
              {leg && <Leg state={leg} />}
              <span
                aria-hidden="true"
                className={classNames(
                  'flex size-10 shrink-0 items-center justify-center rounded-full',
                  looks[state],
                )}
              >
                <Icon name={icons[key]} size={20} />
              </span>
              <div className="@lg:pe-4 @lg:pt-0 min-w-0 pt-0.5 text-sm">
                <p dir="auto" className="wrap-anywhere font-semibold text-strong">
                  {name}
                </p>
                {detail !== undefined && <p className="text-muted">{detail}</p>}
                <VisuallyHidden>{text(words[state])}</VisuallyHidden>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
