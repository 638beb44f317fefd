import { Accordion } from '@/components/ui/display/accordion';
import { text } from '@/lib/text/text';
import { Section } from './section';

const questions = () => [
  {
    title: text('landingPage.questions.app.question'),
    content: text('landingPage.questions.app.answer'),
  },
  {
    title: text('landingPage.questions.sources.question'),
    content: text('landingPage.questions.sources.answer'),
  },
  {
    title: text('landingPage.questions.payment.question'),
    content: text('landingPage.questions.payment.answer'),
  },
  {
    title: text('landingPage.questions.outage.question'),
    content: text('landingPage.questions.outage.answer'),
  },
  {
    title: text('landingPage.questions.sharing.question'),
    content: text('landingPage.questions.sharing.answer'),
  },
  {
    title: text('landingPage.questions.license.question'),
    content: text('landingPage.questions.license.answer'),
  },
];

/** Frequently asked questions. */
export function Questions() {
  return (
    <Section
      id="questions"
      title={text('landingPage.questions.title')}
      intro={text('landingPage.questions.intro')}
    >
      <div className="mx-auto max-w-3xl border-y border-line">
        <Accordion
          items={questions().map(({ title, content }) => ({
            title,
            content: <p className="max-w-prose text-base text-muted">{content}</p>,
          }))}
        />
      </div>
    </Section>
  );
}
