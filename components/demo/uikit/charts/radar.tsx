import { DemoSection } from '@/components/demo/demo-section';
import { Chart } from '@/components/ui/chart/chart';
import type { ChartData } from '@/components/ui/chart/chart-data';

const data: ChartData = {
  type: 'radar',
  heading: 'Quality',
  labels: ['Speed', 'Price', 'Tracking', 'Packaging', 'Care', 'Support'],
  series: [
    { name: 'Air', values: [9, 4, 8, 7, 8, 7] },
    { name: 'Sea', values: [3, 9, 6, 8, 6, 7] },
  ],
};

export default function RadarChart() {
  return (
    <DemoSection title="Radar" className="h-full">
      <Chart label="How customers rate two ways of shipping, of ten points" data={data} />
    </DemoSection>
  );
}
