import { Card } from '@/components/ui/display/card';
import { EventTimeline } from '@/components/kit/display/event-timeline';
import { Picture } from '@/components/ui/display/picture';
import { TimelineMarker } from '@/components/ui/display/timeline-marker';
import { orderEvents, type OrderEvent } from './order-events';

function EventCard({ title, when, text, picture }: OrderEvent) {
  return (
    <Card className="text-start">
      <h3 className="text-base">{title}</h3>
      <p className="mt-0.5 text-muted">{when}</p>
      {picture && (
        <Picture
          {...picture}
          width={960}
          height={600}
          className="aspect-2/1 mt-4 h-auto w-full rounded-md object-cover"
        />
      )}
      <p className="mt-3">{text}</p>
    </Card>
  );
}

const events = orderEvents.map((event) => ({
  id: event.id,
  content: <EventCard {...event} />,
  marker: <TimelineMarker icon={event.icon} tone={event.tone} size="large" />,
}));

/** Not in a card: its events are cards. */
export default function CustomisedSection() {
  return (
    <section aria-labelledby="customised-heading">
      <h2 id="customised-heading" className="mb-4 text-base font-semibold">
        Customised markers and cards
      </h2>
      <EventTimeline label="An order’s way, in full" events={events} line="alternate" />
    </section>
  );
}
