'use client';

import { useActionState, useState, useTransition, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Alert } from '@/components/ui/feedback/alert';
import { toast } from '@/components/ui/feedback/toast';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { callAction } from '@/lib/browser/product-api/call-action';
import { text } from '@/lib/text/text';
import { decide, type Decided, type Decision } from './actions';
import { Undecided } from './undecided';

interface DecisionsProps {
  id: string;
  version: number;
  /** What the customer looks at (`seenOf`). */
  seen: string;
  /** What is asked, in words; without it there is nothing to be done. */
  title?: string | undefined;
  /** What the customer can agree to here. */
  agree?: { decision: Exclude<Decision, 'cancel'>; label: string } | undefined;
  /** Where else they can do it. */
  link?: ReactNode;
  isCancellable: boolean;
  /** What this means. */
  children?: ReactNode;
}

const done = {
  accept: 'shipments.decision.accepted',
  confirm: 'shipments.decision.confirmed',
  cancel: 'shipments.decision.cancelled',
} as const;

const isMeant = async (decision: Decision): Promise<boolean> =>
  decision !== 'cancel' ||
  confirmDialog({
    title: text('shipments.decision.question'),
    message: text('shipments.decision.warning'),
    acceptLabel: text('shipments.decision.cancel'),
    rejectLabel: text('shipments.decision.keep'),
    severity: 'error',
  });

/**
 * What a shipment asks of its customer, to be decided at once, and the button that cancels it. Why a decision was not
 * taken stays when the page shows the shipment as it is by then.
 */
export function Decisions(props: DecisionsProps) {
  const { id, version, seen, title, agree, link, isCancellable, children } = props;
  const [posted, post] = useActionState(decide, null);
  const [answered, setAnswered] = useState<Decided | null>(null);
  const [pressed, setPressed] = useState<Decision>();
  const [sending, start] = useTransition();

  // Submitted by hand: a network failure would replace the page.
  const submit = async (event: SubmitEvent<HTMLFormElement>, decision: Decision) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (sending || !(await isMeant(decision))) return;
    setPressed(decision);
    start(async () => {
      const result = await callAction<Decided>(
        () => decide(null, data),
        (error) => ({ decision, outcome: 'failed', error }),
      );
      setAnswered(result);
      if (result.outcome === 'done')
        toast({ severity: 'success', summary: text(done[decision]), life: 3000 });
    });
  };

  const formOf = (decision: Decision, label: string) => (
    <form action={post} onSubmit={(event) => void submit(event, decision)}>
      {Object.entries({ decision, id, version, seen }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {decision === 'cancel' ? (
        <Button type="submit" variant="secondary" icon="x" loading={sending && pressed === decision}>
          {label}
        </Button>
      ) : (
        <Button type="submit" withoutScript icon="check" loading={sending && pressed === decision}>
          {label}
        </Button>
      )}
    </form>
  );

  const buttons = (
    <>
      {agree && formOf(agree.decision, agree.label)}
      {link}
      {isCancellable && formOf('cancel', text('shipments.decision.cancel'))}
    </>
  );
  const decided = answered ?? posted;
  const isUndecided = decided !== null && decided.outcome !== 'done';
  if (!isUndecided && title === undefined && !isCancellable) return null;
  return (
    <div className="flex flex-col gap-4">
      {isUndecided && <Undecided decided={decided} />}
      {title !== undefined ? (
        <Alert severity="warn" title={title} action={buttons}>
          {children}
        </Alert>
      ) : (
        isCancellable && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            {children && <p className="min-w-0 max-w-prose text-sm text-muted">{children}</p>}
            {buttons}
          </div>
        )
      )}
    </div>
  );
}
