import { DemoSection } from '@/components/demo/demo-section';
import { Chart } from '@/components/ui/chart/chart';
import type { ChartData } from '@/components/ui/chart/chart-data';
import { formatMoneyRounded } from '@/lib/format';

const dollars = (amount: number) => formatMoneyRounded({ amount: amount * 100, currency: 'USD' });

const data: ChartData = {
  type: 'bar',
  heading: 'Quarter',
  labels: ['Q1', 'Q2', 'Q3', 'Q4'],
  series: [
    { name: 'Air', values: [18400, 21250, 19800, 31600] },
    { name: 'Sea', values: [9200, 8700, 11400, 14900] },
  ],
  format: dollars,
};

export default function BarChart() {
  return (
    <DemoSection title="Bar" className="h-full">
      <Chart label="Freight paid each quarter, by air and by sea" data={data} />
    </DemoSection>
  );
}
