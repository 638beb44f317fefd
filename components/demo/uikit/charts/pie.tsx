import { DemoSection } from '@/components/demo/demo-section';
import { Chart } from '@/components/ui/chart/chart';
import type { ChartData } from '@/components/ui/chart/chart-data';
import { formatNumber } from '@/lib/format';

const data: ChartData = {
  type: 'pie',
  heading: 'Country',
  labels: ['United States', 'China', 'Germany', 'Japan', 'Others'],
  series: [{ name: 'Parcels', values: [2140, 1380, 720, 410, 560] }],
  format: formatNumber,
};

export default function PieChart() {
  return (
    <DemoSection title="Pie" className="h-full">
      <Chart label="Parcels by the country they came from" data={data} />
    </DemoSection>
  );
}
