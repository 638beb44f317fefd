import { DemoSection } from '@/components/demo/demo-section';
import { Chart } from '@/components/ui/chart/chart';
import type { ChartData } from '@/components/ui/chart/chart-data';
import { formatMoneyRounded } from '@/lib/format';

const dollars = (amount: number) => formatMoneyRounded({ amount: amount * 100, currency: 'USD' });

const data: ChartData = {
  type: 'doughnut',
  heading: 'Cost',
  labels: ['Freight', 'Duties', 'Handling', 'Insurance'],
  series: [{ name: 'Share of a delivery', values: [34, 14, 9, 4] }],
  format: dollars,
};

export default function DoughnutChart() {
  return (
    <DemoSection title="Doughnut" className="h-full">
      <Chart label="What an average delivery costs, by kind" data={data} />
    </DemoSection>
  );
}
