import type { Announce } from '@/components/demo/use-last-choice';
import type { MenuItem } from '@/components/kit/menus/menu-items';

/** Roots, columns and entries of the mega menus: a packaging shop's products. */
export function shopEntries(tell: Announce): MenuItem[] {
  const leaf = (label: string): MenuItem => ({ label, onSelect: () => tell(`${label} it is.`) });
  return [
    {
      label: 'Packing',
      icon: 'box',
      items: [
        { label: 'Cartons', items: [leaf('Single wall'), leaf('Double wall'), leaf('Long cartons')] },
        { label: 'Padding', items: [leaf('Paper'), leaf('Air pillows'), leaf('Corn flakes of starch')] },
        { label: 'Closing', items: [leaf('Paper tape'), leaf('Strapping')] },
      ],
    },
    {
      label: 'Labels',
      icon: 'tag',
      items: [
        { label: 'Printed', items: [leaf('Thermal rolls'), leaf('Sheets')] },
        { label: 'Warnings', items: [leaf('Fragile'), leaf('This way up')] },
      ],
    },
    {
      label: 'Tools',
      icon: 'demo:scissors',
      items: [
        { label: 'Weighing', items: [leaf('Bench scale'), leaf('Floor scale')] },
        { label: 'Cutting', items: [leaf('Safety knife'), leaf('Tape dispenser')] },
      ],
    },
    { label: 'Contact', icon: 'mail', href: '/account' },
  ];
}
