import { DemoSection } from '@/components/demo/demo-section';
import { SeverityRow } from './severity-row';

export default function RoundedSection() {
  return (
    <DemoSection title="Rounded">
      <SeverityRow rounded />
    </DemoSection>
  );
}
