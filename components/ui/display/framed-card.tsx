import type { ComponentProps } from 'react';
import { Card } from './card';

export type FrameTone = 'primary' | 'warn' | 'danger';

const tones: Record<FrameTone, string> = {
  primary: 'from-primary-mark',
  warn: 'from-action',
  danger: 'from-danger',
};

/** The only card of a page: the gradient of its border has the tone of the page's message. */
export function FramedCard({ tone, ...card }: ComponentProps<typeof Card> & { tone: FrameTone }) {
  return (
    <div className={`bg-linear-to-b rounded-modal to-transparent to-40% p-1 ${tones[tone]}`}>
      <Card {...card} />
    </div>
  );
}
