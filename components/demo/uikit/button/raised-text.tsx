import { DemoSection } from '@/components/demo/demo-section';
import { SeverityRow } from './severity-row';

export default function RaisedTextSection() {
  return (
    <DemoSection title="Raised text">
      <SeverityRow look="text" raised />
    </DemoSection>
  );
}
