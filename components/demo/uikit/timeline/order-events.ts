import type { ComponentProps } from 'react';
import type { TimelineMarker } from '@/components/ui/display/timeline-marker';

/** A step of an order, from the shop to the door. */
export interface OrderEvent extends Pick<ComponentProps<typeof TimelineMarker>, 'icon' | 'tone'> {
  id: string;
  title: string;
  when: string;
  text: string;
  picture?: { src: string; alt: string };
}

const scene = (name: string) => `/static/demo/scenes/${name}.svg`;

export const orderEvents: OrderEvent[] = [
  {
    id: 'ordered',
    title: 'Ordered',
    when: '12th Nov, 10:30',
    text: 'The shop took the order for a canvas backpack and a steel bottle.',
    icon: 'demo:shopping-cart',
    tone: 'expected',
  },
  {
    id: 'packed',
    title: 'Packed',
    when: '13th Nov, 14:00',
    text: 'Both went into one box of 2.1 kg, so that freight is paid once.',
    icon: 'package',
    tone: 'prepared',
    picture: { src: scene('conveyor'), alt: 'Boxes on a conveyor belt pass under a red scanner.' },
  },
  {
    id: 'shipped',
    title: 'On its way',
    when: '14th Nov, 06:15',
    text: 'The box left Miami on the morning flight and cleared customs before noon.',
    icon: 'truck',
    tone: 'moving',
    picture: { src: scene('air-freight'), alt: 'A cargo plane climbs above the clouds.' },
  },
  {
    id: 'delivered',
    title: 'Delivered',
    when: '15th Nov, 16:40',
    text: 'The driver left it at the front door and took a photo.',
    icon: 'check',
    tone: 'done',
  },
];
