import { startOAuthProvider } from '@/tests/support/oauth-provider';

/** Whoever signs in at the stand-in is this customer; her address is the first demo customer's. */
export const adaElsewhere = { subject: 'ada-elsewhere', email: 'ada@waybill.example', verified: true };

/** Starts the OAuth provider of our own beside the portal, for the whole run. */
export default async function startStandIn(): Promise<() => Promise<void>> {
  const provider = await startOAuthProvider(undefined, Number(process.env.E2E_OAUTH_PORT));
  provider.person = adaElsewhere;
  return provider.close;
}
