import { DemoSection } from '@/components/demo/demo-section';
import { EventTimeline } from '@/components/kit/display/event-timeline';
import { titles } from './titles';

export default function AlternateSection() {
  return (
    <DemoSection title="Alternate" className="h-full">
      <EventTimeline label="An order’s way" events={titles} line="alternate" />
    </DemoSection>
  );
}
