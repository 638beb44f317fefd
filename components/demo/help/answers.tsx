'use client';

import { useEffect, useRef } from 'react';
import { Accordion } from '@/components/ui/display/accordion';
import type { Topic } from './questions';

interface AnswersProps {
  topic: Topic;
  /** The initially open question, unless the address names another. */
  opened?: string | undefined;
  /** The question in the address: it is opened, scrolled to and focused. */
  wanted?: string | undefined;
}

/** A topic's questions with their answers. */
export function Answers({ topic, opened, wanted }: AnswersProps) {
  const box = useRef<HTMLElement>(null);
  const open = topic.questions.find(({ id }) => id === wanted)?.question;

  useEffect(() => {
    if (open === undefined || !box.current) return;
    const buttons = [...box.current.querySelectorAll('button')];
    const button = buttons.find(({ textContent }) => textContent === open);
    button?.scrollIntoView({ block: 'center' });
    button?.focus({ preventScroll: true });
  }, [open]);

  return (
    <section ref={box} aria-labelledby={`${topic.id}-title`}>
      <h2 id={`${topic.id}-title`} className="text-xl">
        {topic.title}
      </h2>
      <Accordion
        key={open}
        className="mt-2"
        defaultOpen={[open ?? opened ?? ''].filter(Boolean)}
        items={topic.questions.map(({ question, answer }) => ({
          title: question,
          content: <p className="max-w-prose text-body">{answer}</p>,
        }))}
      />
    </section>
  );
}
