import { log } from '@/lib/runtime/log';
import type { Database } from '@/server/database';
import { noteTold, type BackupPlan } from '@/server/database/repositories/backup-plan';
import type { Deliver } from '@/server/delivery';

/** Consecutive failures before a notice is sent: about seven minutes. */
const patience = 3;

/** Tells whom the plan names that backups fail, once until one is taken again. */
export async function tellOfFailures(db: Database, deliver: Deliver, plan: BackupPlan): Promise<void> {
  const { tell, failures, isTold, reason, takenAt, folder } = plan;
  if (tell === null || isTold || failures < patience) return;
  const newest = takenAt === null ? 'None was taken so far.' : `The newest is of ${takenAt.toISOString()}.`;
  const text = [
    `Waybill can't back itself up into ${folder}. It was tried ${failures} times and goes on trying.`,
    `Reason: ${reason ?? 'unknown'}`,
    `${newest} Older backups are kept meanwhile. npm run waybill -- backup --show says how it stands.`,
  ].join('\n\n');
  try {
    await deliver({ channel: 'email', recipient: tell, subject: 'Waybill: backups fail', text });
    await noteTold(db);
  } catch (error) {
    log.warn('backup_notice_failed', { error });
  }
}
