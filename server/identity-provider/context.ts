import type { Settings } from '@/lib/runtime/settings/settings';
import type { Database } from '@/server/database';
import type { Deliver } from '@/server/delivery';
import type { SessionSigner } from './jwks/signer';

/** What of the settings the identity server reads. */
export type IdentitySettings = Pick<Settings, 'identity' | 'lifetimes' | 'delivery' | 'publicOrigin'>;

/** What every call of the identity server works with; made once per server. */
export interface IdentityContext {
  db: Database;
  settings: IdentitySettings;
  deliver: Deliver;
  /** At least 32 characters; all keys derive from it. */
  secret: string;
  clock: () => Date;
  signer: SessionSigner;
}
