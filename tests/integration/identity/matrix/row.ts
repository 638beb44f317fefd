import type { WireErrorType } from '@/server/identity-provider/wire/errors';
import type { WireAnswer } from '@/tests/support/identity';
import type { World } from './world';

/** One variant of the call. */
export type Case = (world: World) => Promise<WireAnswer>;

/** A call of SPEC section 7 and all its possible answers. */
export interface Row {
  /** As in `specCalls`. */
  call: string;
  /** Absent where the call can't succeed here. */
  success?: Case;
  /** The status of success, where it is not 200. */
  status?: number;
  /** Each documented failure by its error_type. */
  failures?: Partial<Record<WireErrorType, Case>>;
  /** By argument, a body in which it has the wrong type (SPEC section 5). */
  wrong?: Record<string, object>;
  /** Replaces `*` where the rest of the call matters. */
  id?: string;
  /** A valid body, for the call without a session; absent where guests may call. */
  needsSession?: object;
  /**
   * The call with another user's id and with one that does not exist: both must answer alike (security 18).
   */
  otherUser?: (world: World) => Promise<[foreign: WireAnswer, unknown: WireAnswer]>;
}

/** The address of a call with its `*` filled in. */
export function pathOf(call: string, id = 'none'): { method: string; path: string } {
  const [method = '', path = ''] = call.replace('*', id).split(' ');
  return { method, path: path.startsWith('/v1/') ? path : `/sdk/v1${path}` };
}
