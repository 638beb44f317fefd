import { Icon } from '@/components/ui/display/icon';
import { text } from '@/lib/text/text';
import { forCustomers, forOperators, type Feature } from './feature-list';
import { Section } from './section';

/** Features for customers who wait for a parcel, and for warehouses that forward it. */
export function Features() {
  return (
    <Section
      id="features"
      title={text('landingPage.features.title')}
      intro={text('landingPage.features.intro')}
    >
      <div className="flex flex-col gap-12">
        <Group title={text('landingPage.features.customers.heading')} features={forCustomers()} />
        <Group title={text('landingPage.features.operators.heading')} features={forOperators()} />
      </div>
    </Section>
  );
}

function Group({ title, features }: { title: string; features: Feature[] }) {
  return (
    <div>
      <h3 className="border-b border-line pb-3 text-sm font-semibold text-primary-text">{title}</h3>
      <ul className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ icon, title: name, line }) => (
          <li key={name} className="flex gap-4">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-tint text-primary-text">
              <Icon name={icon} size={20} />
            </span>
            <div className="min-w-0">
              <h4 className="font-semibold text-strong">{name}</h4>
              <p className="mt-1 text-pretty text-sm text-muted">{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
