import type { TimelineEvent } from '@/components/kit/display/event-timeline';
import { orderEvents } from './order-events';

/** The steps of the order, titles only. */
export const titles: TimelineEvent[] = orderEvents.map(({ id, title }) => ({ id, content: title }));
