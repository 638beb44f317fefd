import { requireAccount } from '@/lib/bff/product-api/server';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { initials } from '@/lib/format';
import { currentSession } from '@/lib/bff/page/server';
import type { VerifiedSession } from '@/lib/session/verify/verifier';
import { ImpersonationBanner } from './lazy-parts';
import { text } from '@/lib/text/text';
import { SignedInTools } from './signed-in-tools';

/** The impersonator of this session, if any; a provider may not send the name. */
function operatorOf({ factors }: VerifiedSession): string | undefined {
  const factor = factors.find(({ type }) => type === 'impersonated');
  return factor && (factor.impersonator || text('shellPage.impersonation.someOperator'));
}

/**
 * Common to every page of a signed-in visitor, in the shell and outside it: loads the account
 * (SPEC section 2), refreshes the session, and notices its end in another tab (security 6). An authentication
 * failure redirects; pages that need the account share this call.
 */
export async function SignedIn() {
  const current = await currentSession();
  if (current === null || current === 'unavailable') return null;
  const account = await requireAccount();
  const operator = operatorOf(current.session);
  const name = account.ok ? account.data.name : '';
  return (
    <>
      {operator && (
        <ImpersonationBanner
          operator={operator}
          customer={name || text('shellPage.impersonation.someCustomer')}
          endsAt={current.session.expiresAt}
          now={new Date().toISOString()}
        />
      )}
      <SignedInTools
        hasStream={account.ok && hasCapability(account.data, 'stream')}
        loaded={
          account.ok
            ? { account: { name, initials: initials(name) }, unread: account.data.unreadNotifications }
            : { error: account.error }
        }
      />
    </>
  );
}
