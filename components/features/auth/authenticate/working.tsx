import { Spinner } from '@/components/ui/display/spinner';
import { text } from '@/lib/text/text';
import { AuthCard } from '../auth-card';
import { DoorArt } from '../art';

/** Shown while the token is being checked. */
export function Working() {
  return (
    <AuthCard title={text('auth.token.working')} description={text('auth.token.moment')} art={<DoorArt />}>
      <p role="status" className="flex items-center justify-center gap-2 text-sm text-muted">
        <Spinner />
        {text('auth.token.checking')}
      </p>
    </AuthCard>
  );
}
