import 'server-only';
import { backendSlot } from '@/lib/runtime/backend';
import { log } from '@/lib/runtime/log';

/** Whether customers can sign in yet: an installation without a warehouse has none. */
export async function isSetUp(): Promise<boolean> {
  try {
    return (await (await backendSlot())?.isSetUp()) ?? true;
  } catch (error) {
    log.warn('set_up_unknown', { error });
    return true;
  }
}
