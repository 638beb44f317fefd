import { DemoSection } from '@/components/demo/demo-section';
import { EventTimeline } from '@/components/kit/display/event-timeline';
import { titles } from './titles';

export default function LeftSection() {
  return (
    <DemoSection title="Left line" className="h-full">
      <EventTimeline label="An order’s way" events={titles} line="start" />
    </DemoSection>
  );
}
