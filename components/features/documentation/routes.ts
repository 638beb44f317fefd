import type { IconName } from '@/lib/theme/icon-names';

export interface DemoRoute {
  href: string;
  icon: IconName;
  title: string;
  /** What one finds there. */
  line: string;
}

export interface RouteGroup {
  title: string;
  description: string;
  routes: DemoRoute[];
}

const kit = (page: string, icon: IconName, title: string, line: string): DemoRoute => ({
  href: `/uikit/${page}`,
  icon,
  title,
  line,
});

/** The demo pages that exist (SPEC section 2, "UI kit"). */
export const routeGroups: RouteGroup[] = [
  {
    title: 'UI kit',
    description: 'Every primitive in every state, as the screens use it.',
    routes: [
      kit('formlayout', 'columns-2', 'Form layout', 'Vertical, horizontal, inline and in a grid.'),
      kit('input', 'text-cursor-input', 'Input', 'Text, dates, numbers, colours and choices.'),
      kit('button', 'square-mouse-pointer', 'Button', 'Eight severities, groups, split and loading.'),
      kit('table', 'table', 'Table', 'Filters, fixed columns, groups and rows that open.'),
      kit('list', 'list', 'List', 'A data view, a pick list and an order list.'),
      kit('tree', 'folder-tree', 'Tree', 'Trees with check boxes, and a tree in a table.'),
      kit('panel', 'panel-top', 'Panel', 'Tabs, accordion, fieldset, toolbar and splitter.'),
      kit('overlay', 'layers', 'Overlay', 'Dialogs, drawers, popovers and tooltips.'),
      kit('media', 'images', 'Media', 'A carousel, a gallery and pictures that open.'),
      kit('menu', 'menu', 'Menu', 'Menubar, context, mega, panel and tiered menus.'),
      kit('message', 'message-square', 'Message', 'Toasts, and messages beside what they are about.'),
      kit('file', 'cloud-upload', 'File', 'Uploads with a drop area and their progress.'),
      kit('charts', 'chart-column', 'Charts', 'Lines, bars, pies and a radar in the theme’s colours.'),
      kit('timeline', 'clock', 'Timeline', 'What happened when, on either side or in a row.'),
      kit('misc', 'sparkles', 'Misc', 'Badges, chips, tags, avatars, progress and skeletons.'),
    ],
  },
];
