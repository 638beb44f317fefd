import type { Settings } from '@/lib/runtime/settings';
import { providerVerifier } from '../verify/provider';

/**
 * Reads the keys of sessions ahead of the first visitor: without them nobody's session can be verified, and a process
 * that is busy with its first pages reads them late. Never throws.
 * @param settings of all module graphs, each of which has a verifier of its own where they differ
 */
export async function prepareGuard(...settings: Settings[]): Promise<void> {
  await Promise.all(settings.map((known) => providerVerifier(known).prepare()));
}
