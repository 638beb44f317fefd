import { DemoSection } from '@/components/demo/demo-section';
import { SeverityRow } from './severity-row';

export default function TextSection() {
  return (
    <DemoSection title="Text">
      <SeverityRow look="text" />
    </DemoSection>
  );
}
