'use client';

import { IconButton } from '@/components/ui/action/icon-button';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import { text } from '@/lib/text/text';

/** Reveal and drawer can be pinned open; the off-canvas menu can be closed. */
export function SidebarButtons() {
  const anchored = useLayout((state) => state.anchored);
  return (
    <>
      <IconButton
        icon={anchored ? 'pin-off' : 'pin'}
        label={text('shell.menu.keepOpen')}
        aria-pressed={anchored}
        className="sidebar-pin"
        onClick={() => dispatchLayout({ type: 'anchorToggled' })}
      />
      <IconButton
        icon="x"
        label={text('shell.menu.close')}
        className="sidebar-close"
        onClick={() => dispatchLayout({ type: 'menusClosed' })}
      />
    </>
  );
}
