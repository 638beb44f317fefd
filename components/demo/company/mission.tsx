import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/lib/icons/icon-names';
import { DemoSection } from '../demo-section';

const habits: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'package-search',
    title: 'Every box is looked at',
    text: 'A parcel is weighed, measured and photographed within an hour of its arrival, before anybody asks where it is.',
  },
  {
    icon: 'receipt',
    title: 'Every line has a reason',
    text: 'An invoice names the weight, the rate and the days behind each amount. What can’t be explained isn’t charged.',
  },
  {
    icon: 'hand',
    title: 'A question has a person',
    text: 'Whoever answers a message stays with it until the parcel has moved on, and signs with a first name.',
  },
];

/** The company's mission and how it works. */
export function Mission() {
  return (
    <DemoSection title="What we are here for">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="flex max-w-prose flex-col gap-4">
          <p>
            Ordering across a border used to mean three trackers, a customs form in another language and a
            bill that nobody could read. We began in a garage with two shelves and a promise: one address, one
            page that says where things are, and one bill that can be read at the kitchen table.
          </p>
          <p>
            Ten years on the shelves are longer, but the promise is the same. We would rather tell you today
            that a parcel is late than hope that it arrives before you notice.
          </p>
        </div>
        <ul className="flex flex-col gap-5">
          {habits.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-tint text-primary-text">
                <Icon name={icon} size={20} />
              </span>
              <div className="min-w-0 text-sm">
                <h3 className="text-sm font-semibold">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </DemoSection>
  );
}
