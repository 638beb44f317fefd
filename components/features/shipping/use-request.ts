import { useState, useTransition } from 'react';
import { callAction } from '@/lib/browser/product-api/call-action';
import { ErrorCode, isFault, type ErrorView } from '@/lib/contract/errors';
import { sendRequest } from './actions';

interface Sending {
  /** Whether the account gets the address as well. */
  keepsAddress: boolean;
  onRefused: (error: ErrorView) => void;
}

interface Requesting {
  sending: boolean;
  /** Why nothing was requested, as far as that is known. */
  unsent: ErrorView | null;
  /** A request before may have arrived without an answer. */
  isUnsure: boolean;
  /** Requests a shipment, whose page follows. */
  send: (request: object, then: Sending) => void;
  forget: () => void;
}

/** Whether nobody can say if a request has arrived. */
const isLost = ({ code }: ErrorView) => isFault(code);

/**
 * A request on its way to the warehouse. Its key is that of the visit, so that a second press and a retry request nothing
 * twice; once a request was refused, the next one is another.
 */
export function useRequest(visit: string): Requesting {
  const [key, setKey] = useState(visit);
  const [unsent, setUnsent] = useState<ErrorView | null>(null);
  const [isUnsure, setUnsure] = useState(false);
  const [sending, start] = useTransition();

  const send: Requesting['send'] = (request, { keepsAddress, onRefused }) => {
    if (sending) return;
    start(async () => {
      const error = await callAction<ErrorView>(
        () => sendRequest({ key, keepsAddress }, request),
        (failed) => failed,
      );
      setUnsent(error);
      if (isLost(error)) {
        setUnsure(true);
        return;
      }
      // The key of one that may have arrived is kept: it is what tells the second from the first.
      if (!isUnsure && error.code !== ErrorCode.authenticationFailed) setKey(crypto.randomUUID());
      onRefused(error);
    });
  };
  return { sending, unsent, isUnsure, send, forget: () => setUnsent(null) };
}
