import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { text } from '@/lib/text/text';
import { BarrierArt } from '../art';
import { NoticeCard } from './notice-card';

/** Access denied. */
export function AccessScreen({ signOut }: { signOut: ReactNode }) {
  return (
    <NoticeCard
      tone="warn"
      icon="lock"
      title={text('authPage.access.title')}
      description={text('authPage.access.description')}
      art={<BarrierArt />}
    >
      <ButtonLink href="/" size="large" icon="house">
        {text('authPage.goHome')}
      </ButtonLink>
      <div className="flex flex-col items-center gap-1 text-sm text-muted">
        <p>{text('authPage.access.wrongAccount')}</p>
        {signOut}
      </div>
    </NoticeCard>
  );
}
