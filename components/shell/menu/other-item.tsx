'use client';

import type { MenuItem } from '@/lib/layout/menu';
import { MenuAction } from './menu-action';
import { MenuParent } from './menu-parent';

interface OtherItemProps {
  item: MenuItem;
  itemKey: string;
}

/** An item with items of its own, or a leaf that leads to no route. */
export default function OtherItem(props: OtherItemProps) {
  return props.item.items ? <MenuParent {...props} /> : <MenuAction {...props} />;
}
