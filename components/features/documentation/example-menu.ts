import { toast } from '@/components/ui/feedback/toast';
import type { MenuItem } from '@/lib/appearance/menu';

/** Submenus of three levels, and every field of a menu item; the product's own menu has four plain links. */
export const exampleMenu: MenuItem = {
  label: 'Examples',
  items: [
    {
      label: 'Depots',
      icon: 'warehouse',
      items: [
        {
          label: 'Miami',
          icon: 'map-pin',
          items: [
            { label: 'Shelves', icon: 'list', to: '/uikit/list' },
            {
              label: 'Request a count',
              icon: 'clipboard-list',
              command: () => {
                toast({
                  severity: 'info',
                  summary: 'Count requested',
                  detail: 'The Miami depot will count its shelves tonight.',
                  life: 4000,
                });
              },
            },
          ],
        },
        {
          label: 'Kingston',
          icon: 'map-pin',
          items: [{ label: 'Scans', icon: 'clock', to: '/uikit/timeline' }],
        },
        { label: 'Nassau (opens in spring)', icon: 'map-pin', disabled: true },
        { label: 'Staff only', visible: false },
      ],
    },
    {
      label: 'Guides',
      icon: 'book-open',
      items: [
        { label: 'Forms', icon: 'file-text', to: '/uikit/formlayout' },
        { label: 'Tables', icon: 'table', to: '/uikit/table', class: 'font-semibold' },
      ],
    },
    { label: 'Tariffs', icon: 'globe', url: 'https://hts.usitc.gov/', target: '_blank' },
  ],
};
