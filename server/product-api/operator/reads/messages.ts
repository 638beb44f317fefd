import { z } from 'zod';
import { messageChannels, messageStatuses } from '@/lib/domain/notification/message';
import { operatorMessagePageSchema } from '@/lib/domain/operator/operator-readings';
import { instantSchema } from '@/lib/domain/values/common';
import { idSchema, oneOf } from '@/lib/domain/values/inputs';
import {
  messageOrder,
  readOperatorMessages,
} from '@/server/database/repositories/operators/operators-read-messages';
import { pageOf } from '../../http/paging';
import { suiteSchema, timeSchema } from '../fields';
import { pageQuery, reading } from './reading';

const querySchema = z.strictObject({
  id: idSchema.optional(),
  suiteNumber: suiteSchema.optional(),
  status: oneOf(messageStatuses).optional(),
  channel: oneOf(messageChannels).optional(),
  updatedSince: timeSchema.optional(),
  ...pageQuery,
});

/** GET operator/messages. */
export const messages = reading({
  scope: 'messages:read',
  query: querySchema,
  page: operatorMessagePageSchema,
  read: (db, warehouseId, query) =>
    readOperatorMessages(db, warehouseId, { ...query, ...pageOf(query, messageOrder, instantSchema) }),
});
