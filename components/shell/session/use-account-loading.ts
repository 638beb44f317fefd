import { useRouter } from 'next/navigation';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { browserCall } from '@/lib/browser/product-api/browser';
import type { Account } from '@/lib/domain/account/account';
import { AppError, ErrorCode, isFault, type ErrorView } from '@/lib/contract/errors';
import { initials } from '@/lib/format';
import { storeAccount, type StoredAccount } from '@/lib/browser/identity/store';

/** The result of loading the account on the server for this page. */
export type LoadedAccount = { account: StoredAccount; unread: number | undefined } | { error: ErrorView };

/** What the shell shows of the account. */
type LoadedParts = Pick<Account, 'name' | 'unreadNotifications'>;

interface Options {
  loaded: LoadedAccount;
  loadedAt: string;
  address: string;
}

/**
 * Authentication failures are left to the call, which redirects; an unexpected error is thrown to the page.
 */
function toFailure(reason: unknown): ErrorView | undefined {
  if (!(reason instanceof AppError)) throw reason;
  const { code, message } = reason;
  return code === ErrorCode.authenticationFailed ? undefined : { code, message };
}

/**
 * SPEC section 2: loads the account on every navigation, and stores it on success only. A full load has it
 * from the server; after a client-side one, which may show a prefetched page, the browser requests it, and
 * again once it is back online.
 */
export function useAccountLoading({ loaded, loadedAt, address }: Options) {
  const router = useRouter();
  const [answer, setAnswer] = useState<{ to: LoadedAccount; failure: ErrorView | undefined }>();
  const [busy, setBusy] = useState(false);
  const loadedFor = useRef(loadedAt);
  const latest = useRef(0);
  const shown = 'account' in loaded ? loaded.account.name : undefined;
  const shownUnread = 'account' in loaded ? loaded.unread : undefined;

  useEffect(() => {
    if ('account' in loaded) storeAccount(loaded.account);
  }, [loaded]);

  const load = useCallback(async () => {
    const mine = ++latest.current;
    /** The answer for an earlier page may arrive after that for this one. */
    const show = (failure: ErrorView | undefined) => {
      if (mine !== latest.current) return;
      setAnswer({ to: loaded, failure });
      setBusy(false);
    };
    setBusy(true);
    try {
      const { name, unreadNotifications } = await browserCall<LoadedParts>('getAccount', {});
      storeAccount({ name, initials: initials(name) });
      show(undefined);
      // Server-rendered parts without the account, with another name or count, are rendered again.
      if (name !== shown || unreadNotifications !== shownUnread) startTransition(() => router.refresh());
    } catch (reason) {
      show(toFailure(reason));
    }
  }, [loaded, shown, shownUnread, router]);

  useEffect(() => {
    if (loadedFor.current === address) return;
    // The new page is drawn first.
    return whenIdle(() => {
      loadedFor.current = address;
      void load();
    });
  }, [address, load]);

  const failed = 'error' in loaded ? loaded.error : undefined;
  const failure = answer?.to === loaded ? answer.failure : failed;
  const mayPass = failure !== undefined && isFault(failure.code);

  useEffect(() => {
    if (!mayPass) return;
    const again = () => void load();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [mayPass, load]);

  return { failure, busy, retry: () => void load() };
}
