import type { OwnUser } from '@/lib/browser/identity/user';

/** What every card of the ways to sign in gets. */
export interface MethodCardProps {
  /** Undefined while it is read. */
  user: OwnUser | undefined;
  reload: () => Promise<OwnUser | undefined>;
}
