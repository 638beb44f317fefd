'use client';

import { useLayoutEffect } from 'react';
import { NotFoundMessage } from './not-found-message';
import { restoreLooks } from '@/components/shell/start/restore-looks';

/** In the shell: the page exists, but its record does not. */
export default function NotFoundRecord() {
  useLayoutEffect(restoreLooks, []);
  return (
    <div className="mx-auto max-w-2xl">
      <NotFoundMessage title="We could not find this page">
        It may belong to another account, or the link may be incomplete.
      </NotFoundMessage>
    </div>
  );
}
