import { useMemo } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { Chart } from '@/components/ui/chart/chart';
import type { ChartData } from '@/components/ui/chart/chart-data';
import { formatFileSize } from '@/components/kit/file/file-rules';
import { kinds, type FileEntry } from './file-entry';
import { quota } from './first-files';
import { usageByKind, usageOf } from './usage';

function storageChart(files: readonly FileEntry[]): ChartData {
  const usage = usageByKind(files);
  const free = Math.max(0, quota - usageOf(files).bytes);
  return {
    type: 'doughnut',
    heading: 'Kind',
    labels: [...kinds, 'Free'],
    series: [{ name: 'Room', values: [...kinds.map((kind) => usage[kind].bytes), free] }],
    format: formatFileSize,
  };
}

/** The used storage by type, and the free storage. */
export function StorageCard({ files }: { files: readonly FileEntry[] }) {
  const data = useMemo(() => storageChart(files), [files]);
  return (
    <Card aria-labelledby="storage">
      <CardHeader id="storage" title="Storage" />
      <Chart label={`${formatFileSize(usageOf(files).bytes)} of ${formatFileSize(quota)} used`} data={data} />
    </Card>
  );
}
