import { Accordion } from '@/components/ui/display/accordion';
import { Section } from './section';

const questions = [
  {
    title: 'Do my customers need an app?',
    content: 'No. The portal is a website that works on any recent phone and keeps customers signed in.',
  },
  {
    title: 'Where do packages and invoices come from?',
    content:
      'From your warehouse system, through the API or CSV files, and from carrier services, through webhooks. The built-in product API stores them; you can replace it with your own.',
  },
  {
    title: 'Can customers pay here?',
    content:
      'Not in the portal. The invoice shows the amount due and the due date, and is marked as paid once your system reports the payment. You take payments with a provider of your choice.',
  },
  {
    title: 'What if the identity provider is down?',
    content:
      'No one is signed out. Signed-in customers can continue as far as it is safe, and the page says what has to wait.',
  },
  {
    title: 'Is data shared with third parties?',
    content:
      'Pages load nothing from other sites, except photos from where you store them. There is no analytics, and logs contain no secrets, codes or full addresses.',
  },
  {
    title: 'Can I modify it?',
    content: 'Yes, for any purpose. The MIT license only requires you to keep its notice.',
  },
];

/** Frequently asked questions. */
export function Questions() {
  return (
    <Section id="questions" title="Frequently asked questions" intro="What warehouses ask before they start.">
      <div className="mx-auto max-w-3xl border-y border-line">
        <Accordion
          items={questions.map(({ title, content }) => ({
            title,
            content: <p className="max-w-prose text-base text-muted">{content}</p>,
          }))}
        />
      </div>
    </Section>
  );
}
