import { DemoSection } from '@/components/demo/demo-section';
import { Chart } from '@/components/ui/chart/chart';
import type { ChartData } from '@/components/ui/chart/chart-data';

const hours = (value: number) => `${value} h`;

const data: ChartData = {
  type: 'polarArea',
  heading: 'Step',
  labels: ['Check-in', 'Storage', 'Packing', 'Customs', 'Last mile'],
  series: [{ name: 'Hours', values: [6, 28, 11, 34, 19] }],
  format: hours,
};

export default function PolarAreaChart() {
  return (
    <DemoSection title="Polar area" className="h-full">
      <Chart label="Hours a parcel spends at each step" data={data} />
    </DemoSection>
  );
}
