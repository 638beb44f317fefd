import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import type { ErrorView } from '@/lib/contract/errors';
import { isSame } from '@/lib/domain/values/is-same';
import { callAction } from '@/lib/browser/product-api/call-action';
import type { AnswerOutcome, Asked } from './actions';
import type { AskedPackage } from './ask';

/** Why an answer was not sent: an error, or a package that asks something else meanwhile. */
export type Unsent = { reason: 'changed' } | { reason: 'failed'; error: ErrorView };

const questionOf = ({ status, onHold, nextAction, offers }: Asked) => [status, onHold, nextAction, offers];

interface Answering {
  sending: boolean;
  unsent: Unsent | null;
  /**
   * Sends an answer by the version that is shown, and by the current one where the package asks the same there: a scan
   * raises the version, too.
   */
  send: (
    answer: (version: number) => Promise<AnswerOutcome>,
    then: { done: string; onSent: () => void; onFailed?: (error: ErrorView) => void },
  ) => void;
}

/** An answer on its way to the warehouse. */
export function useAnswer(item: AskedPackage): Answering {
  const [sending, start] = useTransition();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const router = useRouter();

  const send: Answering['send'] = (answer, { done, onSent, onFailed }) => {
    if (sending) return;
    const call = (version: number) =>
      callAction<AnswerOutcome>(
        () => answer(version),
        (error) => ({ outcome: 'failed', error }),
      );
    start(async () => {
      let result = await call(item.version);
      if (result.outcome === 'conflict' && isSame(questionOf(result.asked), questionOf(item)))
        result = await call(result.asked.version);
      if (result.outcome === 'sent') {
        setUnsent(null);
        onSent();
        toast({ severity: 'success', summary: done, life: 3000 });
      } else if (result.outcome === 'conflict') {
        setUnsent({ reason: 'changed' });
        router.refresh();
      } else {
        const { error } = result;
        setUnsent({ reason: 'failed', error });
        onFailed?.(error);
      }
    });
  };
  return { sending, unsent, send };
}
