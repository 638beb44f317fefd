'use client';

import { text } from '@/lib/text/text';
import { AuthCard } from '../auth-card';
import { KeyArt } from '../art';
import { WithOwnUser } from './own-user';
import { SetOwnPassword, type WithProof } from './set-own-password';

/** Sets a new password for the signed-in customer. */
export function NewPasswordScreen({ withProof }: { withProof: WithProof }) {
  return (
    <AuthCard
      title={text('auth.password.chooseTitle')}
      description={text('auth.password.choose')}
      art={<KeyArt />}
    >
      <WithOwnUser>
        {(user) => (
          <SetOwnPassword user={user} withProof={withProof} submitLabel={text('auth.password.set')} />
        )}
      </WithOwnUser>
    </AuthCard>
  );
}
