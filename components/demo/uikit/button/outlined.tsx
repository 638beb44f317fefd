import { DemoSection } from '@/components/demo/demo-section';
import { SeverityRow } from './severity-row';

export default function OutlinedSection() {
  return (
    <DemoSection title="Outlined">
      <SeverityRow look="outlined" />
    </DemoSection>
  );
}
