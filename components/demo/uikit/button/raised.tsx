import { DemoSection } from '@/components/demo/demo-section';
import { SeverityRow } from './severity-row';

export default function RaisedSection() {
  return (
    <DemoSection title="Raised">
      <SeverityRow raised />
    </DemoSection>
  );
}
