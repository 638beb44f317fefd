import type { OwnUser } from '@/lib/browser/identity/user';

/** The props of every sign-in method's card. */
export interface MethodCardProps {
  /** Undefined while it loads. */
  user: OwnUser | undefined;
  reload: () => Promise<OwnUser | undefined>;
}
