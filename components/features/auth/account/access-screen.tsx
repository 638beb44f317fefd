import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { BarrierArt } from '../art';
import { NoticeCard } from './notice-card';

/** Access denied. */
export function AccessScreen({ signOut }: { signOut: ReactNode }) {
  return (
    <NoticeCard
      tone="warn"
      icon="lock"
      title="You don’t have access to this page"
      description="Your account can’t open this part of the portal. If you need access, contact your warehouse."
      art={<BarrierArt />}
    >
      <ButtonLink href="/" size="large" icon="house">
        Go to Home
      </ButtonLink>
      <div className="flex flex-col items-center gap-1 text-sm text-muted">
        <p>Signed in with the wrong account?</p>
        {signOut}
      </div>
    </NoticeCard>
  );
}
