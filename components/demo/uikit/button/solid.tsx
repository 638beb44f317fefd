import { DemoSection } from '@/components/demo/demo-section';
import { SeverityRow } from './severity-row';

export default function SeveritiesSection() {
  return (
    <DemoSection title="Severities">
      <SeverityRow />
    </DemoSection>
  );
}
