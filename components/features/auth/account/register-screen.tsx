'use client';

import { ButtonLink } from '@/components/ui/action/button-link';
import { AuthCard } from '../auth-card';
import { KeyArt } from '../art';
import { WithOwnUser } from './own-user';
import { SetOwnPassword, type WithProof } from './set-own-password';

/** A signed-in visitor already has an account; they may only lack a password. */
export function RegisterScreen({ withProof }: { withProof: WithProof }) {
  return (
    <AuthCard
      title="Add a password"
      description="Your account is set up. A password gives you another way to sign in, besides codes."
      art={<KeyArt />}
    >
      <WithOwnUser>
        {(user) =>
          user.hasPassword ? (
            <div className="flex flex-col gap-5">
              <p>You already have a password.</p>
              <ButtonLink href="/auth/newpassword" size="large">
                Change password
              </ButtonLink>
            </div>
          ) : (
            <SetOwnPassword user={user} withProof={withProof} submitLabel="Create password" />
          )
        }
      </WithOwnUser>
    </AuthCard>
  );
}
