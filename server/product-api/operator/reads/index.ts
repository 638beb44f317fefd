import type { OperatorRead } from '@/lib/domain/operator/operator';
import { changes } from './changes';
import { creditNotes } from './credit-notes';
import { customers } from './customers';
import { invoices } from './invoices';
import { messages } from './messages';
import { packages } from './packages';
import { payments } from './payments';
import type { Reading } from './reading';
import { refunds } from './refunds';
import { shipments } from './shipments';

/** What operators' systems read, each under `GET operator/`. */
export const operatorReadings: Record<OperatorRead, Reading> = {
  packages,
  shipments,
  customers,
  invoices,
  payments,
  creditNotes,
  refunds,
  messages,
  changes,
};
