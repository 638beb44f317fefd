'use client';

import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/action/button';
import { FieldError } from '@/components/ui/field/field-error';
import { toast } from '@/components/ui/feedback/toast';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { callAction } from '@/lib/browser/product-api/call-action';
import type { Package } from '@/lib/domain/package/package';
import { text } from '@/lib/text/text';
import { takeBack, type AnswerOutcome } from './actions';

/** The button that takes a pre-alert back, after a question. */
export function CancelPreAlert({ id, version }: Pick<Package, 'id' | 'version'>) {
  const [problem, setProblem] = useState<string>();
  const [cancelling, start] = useTransition();

  const cancel = async () => {
    if (cancelling) return;
    const isMeant = await confirmDialog({
      title: text('package.cancel.question'),
      message: text('package.cancel.warning'),
      acceptLabel: text('package.cancel.button'),
      rejectLabel: text('package.cancel.keep'),
      severity: 'error',
    });
    if (!isMeant) return;
    setProblem(undefined);
    start(async () => {
      const call = (seen: number) =>
        callAction<AnswerOutcome>(
          () => takeBack({ id, version: seen }),
          (error) => ({ outcome: 'failed', error }),
        );
      let result = await call(version);
      // What is asked is still the same: the API refuses what can no longer be taken back.
      if (result.outcome === 'conflict') result = await call(result.asked.version);
      if (result.outcome === 'sent')
        toast({ severity: 'success', summary: text('package.cancel.done'), life: 3000 });
      else if (result.outcome === 'failed')
        setProblem(text('package.cancel.notDone', { reason: result.error.message }));
      else setProblem(text('package.answer.changed'));
    });
  };

  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button
        variant="secondary"
        size="small"
        icon="x"
        loading={cancelling}
        aria-describedby={problem ? 'cancel-problem' : undefined}
        onClick={() => void cancel()}
      >
        {text('package.cancel.button')}
      </Button>
      {problem && <FieldError id="cancel-problem">{problem}</FieldError>}
    </div>
  );
}
