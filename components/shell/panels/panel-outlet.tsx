'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import type { LayoutState } from '@/lib/appearance/state';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';

interface PanelOutletProps<Props> {
  /** Whether the panel is open. */
  when: (state: LayoutState) => boolean;
  load: () => Promise<{ default: ComponentType<Props & { open: boolean }> }>;
  props: Props;
}

/** The slot of a panel whose script loads on first use; it stays mounted to close with its transition. */
export function PanelOutlet<Props extends object>({ when, load, props }: PanelOutletProps<Props>) {
  const open = useLayout(when);
  const [Panel, setPanel] = useState<ComponentType<Props & { open: boolean }>>();
  const missing = open && !Panel;

  useEffect(() => {
    if (!missing) return;
    load().then(
      (module) => setPanel(() => module.default),
      () => {
        dispatchLayout({ type: 'panelsClosed' });
        toast({
          severity: 'warn',
          summary: 'This panel could not be loaded. Check your connection and try again.',
        });
      },
    );
  }, [missing, load]);

  return Panel && <Panel {...props} open={open} />;
}
