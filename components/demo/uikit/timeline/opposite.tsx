import { DemoSection } from '@/components/demo/demo-section';
import { EventTimeline } from '@/components/kit/display/event-timeline';
import { orderEvents } from './order-events';

const events = orderEvents.map(({ id, title, when }) => ({ id, content: title, opposite: when }));

export default function OppositeSection() {
  return (
    <DemoSection title="Opposite content" className="h-full">
      <EventTimeline label="An order’s way, with its times" events={events} />
    </DemoSection>
  );
}
