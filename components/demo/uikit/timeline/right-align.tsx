import { DemoSection } from '@/components/demo/demo-section';
import { EventTimeline } from '@/components/kit/display/event-timeline';
import { titles } from './titles';

export default function RightSection() {
  return (
    <DemoSection title="Right line" className="h-full">
      <EventTimeline label="An order’s way" events={titles} line="end" />
    </DemoSection>
  );
}
