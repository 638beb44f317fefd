import { useState } from 'react';
import { readNotifications } from '@/components/shared/notifications/read-page';
import { grownHref } from '@/components/shared/list/address';
import { AppError } from '@/lib/contract/errors';
import type { ShownNotification, ShownPage } from '@/lib/i18n/shown-notification';
import { notificationsPath, pageSize } from './page-size';

/** What is known after the server has drawn its first page anew: that, and the older rows that were loaded before. */
function renewed(first: ShownPage, known: ShownPage): ShownPage {
  const fresh = new Set(first.items.map(({ id }) => id));
  const older = known.items.filter(({ id }) => !fresh.has(id));
  const goesOn = older.length < known.items.length;
  return goesOn && older.length > 0
    ? { items: [...first.items, ...older], nextCursor: known.nextCursor }
    : first;
}

interface Notifications {
  items: readonly ShownNotification[];
  /** Whether there are older ones. */
  hasMore: boolean;
  loading: boolean;
  /** Why older ones could not be loaded. */
  failure: string | undefined;
  loadMore: () => Promise<void>;
}

/** The server's first page, and older ones that are loaded on request. */
export function useNotifications(first: ShownPage): Notifications {
  const [known, setKnown] = useState({ first, page: first });
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (known.first !== first) setKnown({ first, page: renewed(first, known.page) });
  const { items, nextCursor } = known.page;

  const loadMore = async () => {
    if (loading || nextCursor === null) return;
    setLoading(true);
    setFailure(undefined);
    try {
      const next = await readNotifications({ cursor: nextCursor, limit: pageSize });
      const grown = [...items, ...next.items];
      setKnown({ first, page: { items: grown, nextCursor: next.nextCursor } });
      // A reload shows as many rows.
      window.history.replaceState(null, '', grownHref(notificationsPath, grown.length));
    } catch (reason) {
      if (!(reason instanceof AppError)) throw reason;
      setFailure(reason.message);
    } finally {
      setLoading(false);
    }
  };
  return { items, hasMore: nextCursor !== null, loading, failure, loadMore };
}
