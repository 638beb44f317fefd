'use client';

import { ButtonLink } from '@/components/ui/action/button-link';
import { text } from '@/lib/text/text';
import { AuthCard } from '../auth-card';
import { KeyArt } from '../art';
import { WithOwnUser } from './own-user';
import { SetOwnPassword, type WithProof } from './set-own-password';

/** A signed-in visitor already has an account; they may only lack a password. */
export function RegisterScreen({ withProof }: { withProof: WithProof }) {
  return (
    <AuthCard title={text('auth.password.addTitle')} description={text('auth.password.add')} art={<KeyArt />}>
      <WithOwnUser>
        {(user) =>
          user.hasPassword ? (
            <div className="flex flex-col gap-5">
              <p>{text('auth.password.exists')}</p>
              <ButtonLink href="/auth/newpassword" size="large">
                {text('auth.password.change')}
              </ButtonLink>
            </div>
          ) : (
            <SetOwnPassword user={user} withProof={withProof} submitLabel={text('auth.password.create')} />
          )
        }
      </WithOwnUser>
    </AuthCard>
  );
}
