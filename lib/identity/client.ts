import type { StytchClient } from '@stytch/vanilla-js/headless';
import { AppError, ErrorCode } from '@/lib/errors';
import { toAppError } from './errors';
import { readPageSettings } from './page-settings';
import { announceSignOut } from './sign-out-signal';
import { stytchOptions } from './stytch-options';

/** Where a code goes: one of the two. The phone number is in E.164 form. */
export type CodeTarget = { email: string; phone?: undefined } | { phone: string; email?: undefined };

/** What the app asks of the identity provider in the browser. Every method throws AppError, fit for a customer. */
export interface IdentityClient {
  sendCode: (target: CodeTarget) => Promise<{ methodId: string }>;
  /** On success the session's cookies are set; the caller then loads a page anew. */
  verifyCode: (answer: { methodId: string; code: string }) => Promise<void>;
  /**
   * Ends the session at the provider, in this browser and in its other tabs. Throws only when our own server could
   * not be reached, for then the cookies are still there.
   */
  signOut: () => Promise<void>;
  /** Calls back when the SDK finds that its session has ended. */
  onSessionEnd: (callback: () => void) => void;
}

async function call<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toAppError(error);
  }
}

function narrow(stytch: StytchClient, sessionMinutes: number): IdentityClient {
  return {
    sendCode: (target) =>
      call(async () => {
        const { method_id } = target.email
          ? await stytch.otps.email.loginOrCreate(target.email)
          : await stytch.otps.sms.loginOrCreate(target.phone ?? '');
        return { methodId: method_id };
      }),
    verifyCode: ({ methodId, code }) =>
      call(async () => {
        await stytch.otps.authenticate(code, methodId, { session_duration_minutes: sessionMinutes });
      }),
    signOut: async () => {
      try {
        await stytch.session.revoke({ forceClear: true });
      } catch (error) {
        const failure = toAppError(error);
        if (failure.code === ErrorCode.networkError) throw failure;
      }
      announceSignOut();
    },
    onSessionEnd: (callback) => {
      stytch.session.onChange((session) => {
        if (session === null) callback();
      });
    },
  };
}

/** One SDK per page: two would refresh the same session side by side. */
let loading: Promise<IdentityClient> | undefined;

async function load(): Promise<IdentityClient> {
  const { createStytchClient } = await import('@stytch/vanilla-js/headless');
  const { publicToken, sessionMinutes } = readPageSettings();
  return narrow(createStytchClient(publicToken, stytchOptions(window.location.origin)), sessionMinutes);
}

/**
 * Loads the identity SDK, which no first load may contain.
 * @throws AppError when its script can't be fetched; the next call tries again
 */
export function loadIdentityClient(): Promise<IdentityClient> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw new AppError(ErrorCode.networkError, 'We can’t load the sign-in service. Try again.', { cause });
  });
  return loading;
}
