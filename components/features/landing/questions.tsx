import { Accordion } from '@/components/ui/display/accordion';
import { Section } from './section';

const questions = [
  {
    title: 'Do my customers need an app?',
    content:
      'No. The portal is a website that works on any phone of the last years, and it remembers who signed in there.',
  },
  {
    title: 'Where do packages and invoices come from?',
    content:
      'From your warehouse’s system, by an API key or CSV files, and from carrier services by webhook. The embedded product API keeps them; a product API of your own can take its place.',
  },
  {
    title: 'Can customers pay here?',
    content:
      'The invoice says what is due and by when, and shows as paid once your system says so. How to pay and taking payments are left to whoever does that for you.',
  },
  {
    title: 'What happens when the identity provider is away?',
    content:
      'Nobody is signed out. Who is signed in goes on as far as it is safe, and the page says what has to wait.',
  },
  {
    title: 'Is data sent to anybody?',
    content:
      'No page loads anything from another origin, save photos from where you keep them. There is no analytics, and the log holds no secret, code or whole address.',
  },
  {
    title: 'May I change it?',
    content: 'Yes, for any purpose. The MIT licence asks for its notice to stay, and for nothing else.',
  },
];

/** Frequently asked questions. */
export function Questions() {
  return (
    <Section id="questions" title="Questions" intro="What operators ask before they start.">
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
