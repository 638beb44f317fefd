'use client';

import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Alert } from '@/components/ui/feedback/alert';
import { text } from '@/lib/text/text';
import type { Paying } from './actions';

/** Says that credit has paid all of it, in place of the form: the keyboard goes on at the link. */
export function Settled({ applied, invoices, href }: Extract<Paying, { outcome: 'settled' }>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('a')?.focus();
  }, []);
  return (
    <div ref={box}>
      <Alert
        severity="success"
        title={text('payments.credit.settled', { amount: applied })}
        action={<ButtonLink href={href}>{text('payments.credit.see', { count: invoices })}</ButtonLink>}
      />
    </div>
  );
}
