import type { Announce } from '@/components/demo/use-last-choice';
import type { MenuEntry, MenuItem } from '@/components/kit/menus/menu-items';

/** Actions on a parcel, in levels. */
export function parcelCommands(tell: Announce): MenuItem[] {
  return [
    {
      label: 'Parcel',
      icon: 'package',
      items: [
        {
          label: 'Register',
          icon: 'demo:circle-plus',
          items: [
            {
              label: 'From a tracking number',
              icon: 'demo:hash',
              onSelect: () => tell('Registered by number.'),
            },
            { label: 'From an invoice', icon: 'receipt', onSelect: () => tell('Registered by invoice.') },
          ],
        },
        {
          label: 'Find',
          icon: 'package-search',
          shortcut: 'Ctrl+F',
          onSelect: () => tell('Looking for it.'),
        },
        { separator: true },
        { label: 'Return to sender', icon: 'demo:undo-2', disabled: true },
        { label: 'Discard', icon: 'trash', danger: true, onSelect: () => tell('Discarded.') },
      ],
    },
    {
      label: 'Shipment',
      icon: 'truck',
      items: [
        { label: 'Consolidate', icon: 'layers', onSelect: () => tell('Consolidation asked for.') },
        {
          label: 'Send by',
          icon: 'send',
          items: [
            { label: 'Air', icon: 'demo:plane', onSelect: () => tell('It goes by air.') },
            {
              label: 'Sea',
              icon: 'demo:ship',
              items: [
                { label: 'Shared container', onSelect: () => tell('It shares a container.') },
                { label: 'Own container', onSelect: () => tell('It has a container of its own.') },
              ],
            },
            { label: 'Road', icon: 'truck', onSelect: () => tell('It goes by road.') },
          ],
        },
      ],
    },
    { label: 'Invoices', icon: 'receipt', href: '/invoices' },
    { label: 'Print', icon: 'printer', onSelect: () => tell('The label is at the printer.') },
  ];
}

/** Actions on one item: one level. */
export function rowActions(tell: Announce): MenuEntry[] {
  return [
    { label: 'Rename', icon: 'pencil', shortcut: 'F2', onSelect: () => tell('Renamed.') },
    { label: 'Duplicate', icon: 'copy', shortcut: 'Ctrl+D', onSelect: () => tell('Duplicated.') },
    { label: 'Share', icon: 'demo:share-2', disabled: true },
    { separator: true },
    { label: 'Delete', icon: 'trash', danger: true, onSelect: () => tell('Deleted.') },
  ];
}
