/**
 * What the database and this process hold at the moment, by metrics' names. `labels` have few values each. Figures of the
 * database are the same on every instance.
 */
export const figures = {
  waybill_queue_waiting: {
    help: 'Jobs and events that wait, those of a later time as well',
    labels: ['queue'],
  },
  waybill_queue_due: { help: 'Jobs and events whose time has come', labels: ['queue'] },
  waybill_queue_oldest_due_seconds: { help: 'How long the oldest of them has been due', labels: ['queue'] },
  waybill_queue_retrying: { help: 'Jobs that have failed and are tried again', labels: ['queue'] },
  waybill_queue_failed: {
    help: 'Jobs that were given up in the last 14 days, and events that could not be handed on',
    labels: ['queue'],
  },
  waybill_queue_held: {
    help: '1 while nothing is sent after a restoration, until release-queue',
    labels: [],
  },
  waybill_webhook_endpoints: { help: 'Webhooks of all warehouses', labels: ['state'] },
  waybill_payments_open: { help: 'Payments at a provider without an outcome', labels: ['provider'] },
  waybill_payments_oldest_open_seconds: {
    help: 'How long ago the oldest of them was started',
    labels: ['provider'],
  },
  waybill_payment_issues: {
    help: 'Messages of payment providers that were not booked as they were asked for',
    labels: ['provider'],
  },
  waybill_backup_age_seconds: {
    help: 'How long ago the portal took its newest backup by itself',
    labels: [],
  },
  waybill_backup_failures: { help: 'Tries to take the next backup that have failed', labels: [] },
  waybill_open_streams: { help: 'Open pages that this instance tells of changes', labels: [] },
  waybill_database_connections: {
    help: 'Connections of this instance to the database, and what waits for one',
    labels: ['state'],
  },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>;

export type FigureName = keyof typeof figures;

export interface Figure {
  name: FigureName;
  labels?: Record<string, string>;
  value: number;
}

export type ReadFigures = () => Promise<Figure[]>;
