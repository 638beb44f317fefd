'use client';

import { useLayoutEffect } from 'react';
import { text } from '@/lib/text/text';
import { NotFoundMessage } from './not-found-message';
import { restoreLooks } from '@/components/shell/start/restore-looks';

/** In the shell: the page exists, but its record does not. */
export function NotFoundRecord() {
  useLayoutEffect(restoreLooks, []);
  return (
    <div className="mx-auto max-w-2xl">
      <NotFoundMessage title={text('shell.notFound.record.title')}>
        {text('shell.notFound.record.line')}
      </NotFoundMessage>
    </div>
  );
}
