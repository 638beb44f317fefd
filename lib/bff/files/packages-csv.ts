import 'server-only';
import { carrierName } from '@/lib/domain/carrier/carriers';
import { packageAsk } from '@/lib/domain/package/package-ask';
import { packageQuerySchema, type PackageSummary } from '@/lib/domain/package/package';
import { groupLabel } from '@/lib/i18n/group-words';
import { statusLabel } from '@/lib/i18n/package-words';
import { text } from '@/lib/text/text';
import { checkedParameters } from '@/lib/validation/checked';
import { csvFile, type Column } from './csv';
import type { MakeFile } from './file';
import { datedName } from './file-name';
import { filePageSize, rowsByPage } from './pages';

/** An instant as `2026-11-20 14:03`, which spreadsheets read as a time. */
const minuteOf = (instant: string) => instant.slice(0, 16).replace('T', ' ');

/** A scan whose carrier gave no time zone is in the local time of its place. */
const scannedAt = ({ occurredAt, localTime }: NonNullable<PackageSummary['lastEvent']>) => {
  const time = minuteOf(occurredAt);
  return localTime === undefined ? time : text('filesPage.packages.localTime', { time });
};

const columns = (): Column<PackageSummary>[] => [
  { title: text('filesPage.packages.reference'), value: ({ reference }) => reference },
  { title: text('filesPage.packages.nickname'), value: ({ nickname }) => nickname },
  { title: text('filesPage.packages.description'), value: ({ description }) => description },
  { title: text('filesPage.packages.shop'), value: ({ merchantName }) => merchantName },
  { title: text('filesPage.packages.group'), value: ({ group }) => groupLabel(group) },
  { title: text('filesPage.packages.status'), value: ({ status }) => statusLabel(status) },
  {
    title: text('filesPage.packages.statusSince'),
    value: ({ statusChangedAt }) => minuteOf(statusChangedAt),
  },
  { title: text('filesPage.packages.actionNeeded'), value: (item) => packageAsk(item)?.label },
  { title: text('filesPage.packages.carrier'), value: ({ carrier }) => carrier && carrierName(carrier) },
  { title: text('filesPage.packages.trackingNumber'), value: ({ trackingNumber }) => trackingNumber },
  { title: text('filesPage.packages.expectedDelivery'), value: ({ estimatedDelivery }) => estimatedDelivery },
  { title: text('filesPage.packages.latestScan'), value: ({ lastEvent }) => lastEvent?.message },
  { title: text('filesPage.packages.scanTime'), value: ({ lastEvent }) => lastEvent && scannedAt(lastEvent) },
  { title: text('filesPage.packages.scanLocation'), value: ({ lastEvent }) => lastEvent?.location },
];

const querySchema = packageQuerySchema.omit({ shippable: true, cursor: true, limit: true });

/** `packages.csv?group&status&q&from&to&sort`: every package of a filter, in the order of the list. */
export const packagesCsv: MakeFile = async (client, parameters) => {
  const query = checkedParameters(querySchema, parameters);
  const batches = rowsByPage(
    (cursor) => client.getMyPackages({ ...query, cursor, limit: filePageSize }),
    ({ packages }) => packages,
  );
  return csvFile(datedName('packages'), columns(), batches);
};
