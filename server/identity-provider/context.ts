import type { Settings } from '@/lib/runtime/settings/settings';
import type { Database } from '@/server/database';
import type { Deliver } from '@/server/delivery';
import type { SessionSigner } from './jwks/signer';

/** The settings that the identity server reads. */
export type IdentitySettings = Pick<Settings, 'identity' | 'lifetimes' | 'delivery' | 'publicOrigin'>;

/** The dependencies of every call of the identity server; created once per server. */
export interface IdentityContext {
  db: Database;
  settings: IdentitySettings;
  deliver: Deliver;
  /** At least 32 characters; all keys derive from it. */
  secret: string;
  clock: () => Date;
  signer: SessionSigner;
}
