'use client';

import { AuthCard } from '../auth-card';
import { KeyArt } from '../art';
import { WithOwnUser } from './own-user';
import { SetOwnPassword, type WithProof } from './set-own-password';

/** Sets a new password for the signed-in customer. */
export function NewPasswordScreen({ withProof }: { withProof: WithProof }) {
  return (
    <AuthCard
      title="Choose a new password"
      description="It replaces your old password and signs you out everywhere else."
      art={<KeyArt />}
    >
      <WithOwnUser>
        {(user) => <SetOwnPassword user={user} withProof={withProof} submitLabel="Set password" />}
      </WithOwnUser>
    </AuthCard>
  );
}
