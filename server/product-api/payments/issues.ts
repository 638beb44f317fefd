import type { OperatorPaymentIssuePage } from '@/lib/domain/operator/operator-readings';
import type { Database } from '@/server/database';
import { listIssues } from '@/server/database/repositories/payments/provider-messages';

type Query = Parameters<typeof listIssues>[2];

/** A page of what was wrong with providers' messages: of a warehouse, or of all and of nobody. */
export async function readIssues(
  db: Database,
  warehouseId: string | undefined,
  query: Query,
): Promise<OperatorPaymentIssuePage> {
  const { shown, nextCursor } = await listIssues(db, warehouseId, query);
  const issues = shown.flatMap(({ message: { id, provider, paymentId, issue, seenAt }, suiteNumber }) =>
    issue === null
      ? []
      : {
          ...issue,
          id,
          provider,
          paymentId,
          seenAt: seenAt.toISOString(),
          ...(suiteNumber !== null && { suiteNumber }),
        },
  );
  return { issues, nextCursor };
}
