import { DemoSection } from '@/components/demo/demo-section';
import { EventTimeline } from '@/components/kit/display/event-timeline';
import { orderEvents } from './order-events';
import { titles } from './titles';

const dated = orderEvents.map(({ id, title, when }) => ({
  id,
  content: title,
  opposite: when.split(',')[0],
}));

const variants = [
  { title: 'Line at the top', line: 'start', events: titles },
  { title: 'Line at the bottom', line: 'end', events: titles },
  { title: 'Alternate', line: 'alternate', events: dated },
] as const;

export default function HorizontalSection() {
  return (
    <DemoSection title="Horizontal">
      <div className="flex flex-col gap-8">
        {variants.map(({ title, line, events }) => (
          <div key={title} className="flex flex-col gap-3">
            <h3 className="text-sm font-medium text-muted">{title}</h3>
            <EventTimeline label={title} events={events} line={line} orientation="horizontal" />
          </div>
        ))}
      </div>
    </DemoSection>
  );
}
