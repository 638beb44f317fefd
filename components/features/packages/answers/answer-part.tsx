'use client';

import { useState, type ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { text } from '@/lib/text/text';
import { AddressForm } from './address-form';
import type { Ask, AskedPackage } from './ask';
import { ChoiceForm } from './choice-form';

interface AnswerPartProps {
  item: AskedPackage;
  /** What the package asks now, if it asks something that can be answered here. */
  ask: Ask | undefined;
  contact: string;
  /** The answer that the warehouse is looking at. */
  children: ReactNode;
}

function titleOf(ask: Ask | undefined): string {
  if (!ask) return text('package.answer.looking');
  return text(ask.kind === 'choice' ? 'package.answer.title' : 'package.address.title');
}

/**
 * The answer of a package that waits for its customer: the form, and then what was sent. A form in which something is
 * entered stays when the package asks something else meanwhile.
 */
export function AnswerPart({ item, ask, contact, children }: AnswerPartProps) {
  const [entered, setEntered] = useState<Ask | null>(null);
  const shown = ask?.kind === (entered ?? ask)?.kind ? ask : (entered ?? ask);
  if (!shown && !children) return null;
  const isOver = shown !== ask;
  const onTyped = (hasTyped: boolean) => setEntered(hasTyped && shown ? shown : null);
  const form = { item, isOver, meanwhile: children, contact, onTyped };
  return (
    <Card id="answer" aria-labelledby="answer-heading" className="scroll-mt-20">
      <CardHeader id="answer-heading" title={titleOf(shown)} />
      {shown?.kind === 'choice' && <ChoiceForm {...form} ask={shown} />}
      {shown?.kind === 'address' && <AddressForm {...form} ask={shown} />}
      {!shown && children}
    </Card>
  );
}
