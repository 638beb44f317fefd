import 'server-only';
import type { Settings } from '@/lib/runtime/settings';
import type { OAuthProvider, SignInMethod } from '@/lib/contract/identity/methods';

/** The sign-in methods of a login screen. */
export interface OfferedMethods {
  methods: SignInMethod[];
  oauthProviders: OAuthProvider[];
}

type OfferSettings = Pick<Settings, 'delivery'> & {
  identity: Pick<Settings['identity'], 'url' | 'methods' | 'oauthProviders'>;
};

/**
 * The configured methods whose messages can be delivered: a remote provider sends by itself, the embedded server needs
 * SMTP, the hook for text messages, or the outbox.
 */
export function offeredMethods({ identity, delivery }: OfferSettings): OfferedMethods {
  const remote = identity.url !== undefined;
  const email = remote || delivery.outbox || delivery.smtpUrl !== undefined;
  const text = remote || delivery.outbox || delivery.smsHook !== undefined;
  const possible: Record<SignInMethod, boolean> = {
    email_code: email,
    magic_link: email,
    sms_code: text,
    whatsapp_code: text,
    password: true,
    passkey: true,
    oauth: identity.oauthProviders.length > 0,
    wallet: true,
  };
  const methods = identity.methods.filter((method) => possible[method]);
  return { methods, oauthProviders: methods.includes('oauth') ? identity.oauthProviders : [] };
}
