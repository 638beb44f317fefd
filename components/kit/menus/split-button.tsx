import type { ComponentType } from 'react';
import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';
import { Button, type ButtonProps } from '@/components/ui/action/button';
import { ButtonGroup } from './button-group';
import { Menu } from './menu';
import type { MenuEntry } from './menu-items';

interface SplitButtonProps extends Pick<
  ButtonProps,
  'severity' | 'look' | 'variant' | 'onClick' | 'disabled' | 'loading'
> {
  /** The label of the default action. */
  label: string;
  icon?: IconName;
  /** The other actions, which the second button opens. */
  items: MenuEntry[];
  /** The button component; in a toolbar `ToolbarButton`. */
  as?: ComponentType<ButtonProps>;
}

/** The default action, and beside it a menu of related ones. */
export function SplitButton({
  label,
  icon,
  items,
  onClick,
  loading = false,
  as: Part = Button,
  ...look
}: SplitButtonProps) {
  const seam = look.severity && (look.look ?? 'solid') === 'solid' ? 'border-s-current/40!' : undefined;
  return (
    <ButtonGroup aria-label={label}>
      <Part {...look} {...(icon && { icon })} loading={loading} onClick={onClick}>
        {label}
      </Part>
      <Menu
        anchor="bottom end"
        items={items}
        trigger={
          <Part
            {...look}
            size="square"
            icon="chevron-down"
            aria-label={text('kit.menu.more', { label })}
            className={seam}
          />
        }
      />
    </ButtonGroup>
  );
}
