import { z } from 'zod';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { idSchema } from '@/lib/domain/values/inputs';
import { repeatMessages } from '@/server/notifications/repeat';
import { managingCall, type ManagingCall } from './managing';

/** What operators' systems do with messages to their customers, by name. */
export const operatorMessageCalls: Record<string, ManagingCall> = {
  repeatMessage: managingCall({
    method: 'POST',
    summary: 'Sends a message again that bounced or was given up',
    scope: 'messages:write',
    input: z.strictObject({ id: idSchema }),
    answer: z.object({ id: z.string() }),
    act: async ({ operator: { warehouseId }, dependencies: { db, clock } }, { id }) => {
      if ((await repeatMessages(db, { id, warehouseId }, clock())) === 0)
        throw new AppError(ErrorCode.pathNotFound, `There is no message ${id} that bounced or was given up`);
      return { id };
    },
  }),
};
