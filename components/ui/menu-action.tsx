import Link from 'next/link';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { MenuItemContent } from './menu-item-content';
import type { MenuItem } from './menu-items';
import { barClasses, dangerOptionClasses, rowClasses } from './popup-classes';

interface MenuActionProps extends Omit<
  ComponentProps<'button'> & ComponentProps<'a'>,
  'ref' | 'href' | 'type'
> {
  item: MenuItem;
  /** It stands beside its neighbours, not above them. */
  bar?: boolean;
}

/** One entry of a menu that stands on the page: a link where it leads somewhere, else a button. */
export function MenuAction({ item, bar = false, className, ...rest }: MenuActionProps) {
  const { href, disabled = false, onSelect } = item;
  const classes = classNames(bar ? barClasses : rowClasses, item.danger && dangerOptionClasses, className);
  if (href !== undefined && !disabled) {
    return (
      <Link href={href} prefetch={false} onClick={onSelect} className={classes} {...rest}>
        <MenuItemContent item={item} />
      </Link>
    );
  }
  return (
    <button type="button" disabled={disabled} onClick={onSelect} className={classes} {...rest}>
      <MenuItemContent item={item} />
    </button>
  );
}
