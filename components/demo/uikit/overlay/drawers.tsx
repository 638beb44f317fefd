'use client';

import { useState, type ComponentProps } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { Drawer } from '@/components/ui/overlay/drawer';
import type { DrawerSide } from '@/components/ui/overlay/drawer-classes';

type ButtonIcon = ComponentProps<typeof Button>['icon'];

const drawers: { side: DrawerSide; label: string; icon: ButtonIcon; title: string; text: string }[] = [
  {
    side: 'left',
    label: 'Left',
    icon: 'demo:arrow-right',
    title: 'Aisles',
    text: 'Aisle A holds letters and small boxes, aisle B what two hands can lift, aisle C everything that needs a cart.',
  },
  {
    side: 'right',
    label: 'Right',
    icon: 'arrow-left',
    title: 'Package facts',
    text: 'Arrived on Tuesday with one dented corner. The contents were counted and photographed; nothing is missing.',
  },
  {
    side: 'top',
    label: 'Top',
    icon: 'arrow-down',
    title: 'News from the dock',
    text: 'The afternoon flight leaves an hour later today. Whatever is packed by three still travels with it.',
  },
  {
    side: 'bottom',
    label: 'Bottom',
    icon: 'arrow-up',
    title: 'Shipping summary',
    text: 'Three packages in one box, 8.4 kg together. The volume counts as 9 kg, because the box is light for its size.',
  },
  {
    side: 'full',
    label: 'Full page',
    icon: 'demo:maximize-2',
    title: 'Packing list',
    text: 'Two stoneware mugs, one desk lamp and a rain jacket, each in paper, the mugs in a carton of their own.',
  },
];

export default function Drawers() {
  const [open, setOpen] = useState<DrawerSide>();
  return (
    <DemoSection title="Drawers" description="Slide in from any edge, or cover the page.">
      <div className="flex flex-wrap gap-2">
        {drawers.map(({ side, label, icon }) => (
          <Button key={side} variant="secondary" icon={icon} onClick={() => setOpen(side)}>
            {label}
          </Button>
        ))}
      </div>
      {drawers.map(({ side, title, text }) => (
        <Drawer key={side} side={side} title={title} open={open === side} onClose={() => setOpen(undefined)}>
          <p className="max-w-prose">{text}</p>
        </Drawer>
      ))}
    </DemoSection>
  );
}
