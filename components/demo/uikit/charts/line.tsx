import { DemoSection } from '@/components/demo/demo-section';
import { Chart } from '@/components/ui/chart/chart';
import type { ChartData } from '@/components/ui/chart/chart-data';
import { formatNumber } from '@/lib/format';

const data: ChartData = {
  type: 'line',
  heading: 'Month',
  labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  series: [
    { name: 'This year', values: [412, 386, 455, 470, 498, 521, 488, 534, 561, 590, 742, 815] },
    { name: 'Last year', values: [368, 351, 402, 398, 431, 446, 420, 452, 470, 505, 633, 688] },
  ],
  format: formatNumber,
};

export default function LineChart() {
  return (
    <DemoSection title="Line" className="h-full">
      <Chart label="Parcels received each month, this year and last year" data={data} />
    </DemoSection>
  );
}
