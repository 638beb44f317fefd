import 'server-only';
import { carrierName } from '@/lib/domain/carrier/carriers';
import { packageAsk } from '@/lib/domain/package/package-ask';
import { packageQuerySchema, type PackageSummary } from '@/lib/domain/package/package';
import { groupLabels, statusLabels } from '@/lib/i18n/package-words';
import { checkedParameters } from '@/lib/validation/checked';
import { csvFile, type Column } from './csv';
import type { MakeFile } from './file';
import { datedName } from './file-name';
import { filePageSize, rowsByPage } from './pages';

/** An instant as `2026-11-20 14:03`, which spreadsheets read as a time. */
const minuteOf = (instant: string | undefined) => instant?.slice(0, 16).replace('T', ' ');

/** A scan whose carrier gave no time zone is in the local time of its place. */
const scannedAt = ({ occurredAt, localTime }: NonNullable<PackageSummary['lastEvent']>) =>
  `${minuteOf(occurredAt)}${localTime === undefined ? '' : ' local time'}`;

const columns: Column<PackageSummary>[] = [
  { title: 'Reference', value: ({ reference }) => reference },
  { title: 'Nickname', value: ({ nickname }) => nickname },
  { title: 'Description', value: ({ description }) => description },
  { title: 'Shop', value: ({ merchantName }) => merchantName },
  { title: 'Group', value: ({ group }) => groupLabels[group] },
  { title: 'Status', value: ({ status }) => statusLabels[status] },
  { title: 'Status since (UTC)', value: ({ statusChangedAt }) => minuteOf(statusChangedAt) },
  { title: 'Action needed', value: (item) => packageAsk(item)?.label },
  { title: 'Carrier', value: ({ carrier }) => carrier && carrierName(carrier) },
  { title: 'Tracking number', value: ({ trackingNumber }) => trackingNumber },
  { title: 'Expected delivery', value: ({ estimatedDelivery }) => estimatedDelivery },
  { title: 'Latest scan', value: ({ lastEvent }) => lastEvent?.message },
  { title: 'Scan time (UTC)', value: ({ lastEvent }) => lastEvent && scannedAt(lastEvent) },
  { title: 'Scan location', value: ({ lastEvent }) => lastEvent?.location },
];

const querySchema = packageQuerySchema.omit({ cursor: true, limit: true });

/** `packages.csv?group&status&q&from&to&sort`: every package of a filter, in the order of the list. */
export const packagesCsv: MakeFile = async (client, parameters) => {
  const query = checkedParameters(querySchema, parameters);
  const batches = rowsByPage(
    (cursor) => client.getMyPackages({ ...query, cursor, limit: filePageSize }),
    ({ packages }) => packages,
  );
  return csvFile(datedName('packages'), columns, batches);
};
