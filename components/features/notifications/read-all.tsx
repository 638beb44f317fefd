'use client';

import { useActionState, useState, useTransition, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Message } from '@/components/ui/feedback/message';
import { callAction } from '@/lib/browser/product-api/call-action';
import type { ErrorView } from '@/lib/contract/errors';
import { readAll } from './actions';

interface ReadAllProps {
  /** RFC 3339; what comes later stays unread. */
  upTo: string;
  label: string;
}

/** Marks all shown notifications, and older ones, as read. */
export function ReadAll({ upTo, label }: ReadAllProps) {
  const [posted, post] = useActionState(readAll, null);
  const [answered, setAnswered] = useState<ErrorView | null>(null);
  const [saving, start] = useTransition();
  const error = answered ?? posted;

  // Submitted by hand: a network failure would replace the page.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    const data = new FormData(event.currentTarget);
    start(async () =>
      setAnswered(
        await callAction<ErrorView | null>(
          () => readAll(null, data),
          (failed) => failed,
        ),
      ),
    );
  };

  return (
    <form action={post} onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="upTo" value={upTo} />
      {error && (
        <div role="alert">
          <Message severity="error">{error.message}</Message>
        </div>
      )}
      <Button type="submit" variant="secondary" icon="check-check" withoutScript loading={saving}>
        {label}
      </Button>
    </form>
  );
}
