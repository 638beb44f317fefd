import { startOAuthProvider } from '@/tests/support/oauth-provider';

/** The only user of the stand-in; her address is the first demo customer's. */
export const adaElsewhere = { subject: 'ada-elsewhere', email: 'ada@waybill.example', verified: true };

/** Starts our own OAuth provider next to the portal, for the whole run. */
export default async function startStandIn(): Promise<() => Promise<void>> {
  const provider = await startOAuthProvider(undefined, Number(process.env.E2E_OAUTH_PORT));
  provider.person = adaElsewhere;
  return provider.close;
}
