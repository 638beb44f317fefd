import { Spinner } from '@/components/ui/display/spinner';
import { AuthCard } from '../auth-card';
import { DoorArt } from '../art';

/** Shown while the token is being checked. */
export function Working() {
  return (
    <AuthCard title="Signing you in" description="This takes a moment." art={<DoorArt />}>
      <p role="status" className="flex items-center justify-center gap-2 text-sm text-muted">
        <Spinner />
        Checking
      </p>
    </AuthCard>
  );
}
