'use client';

import type { ReactNode } from 'react';
import type { MenuItem } from '@/lib/appearance/menu';
import { MenuAction } from './menu-action';
import { MenuParent } from './menu-parent';

interface OtherItemProps {
  item: MenuItem;
  itemKey: string;
  /** The rows of its own items. */
  children: ReactNode;
}

/** An item with items of its own, or a leaf that links to no route. */
export default function OtherItem({ children, ...props }: OtherItemProps) {
  return props.item.items ? <MenuParent {...props}>{children}</MenuParent> : <MenuAction {...props} />;
}
