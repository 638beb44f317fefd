'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const DialogSection = lazySection(() => import('./dialog'), [9.9, 10.9]);
const StackedDialogs = lazySection(() => import('./stacked-dialogs'), [12.9, 10.9]);
const PopoverSection = lazySection(() => import('./popover'), [9.9, 12.6]);
const TooltipSection = lazySection(() => import('./tooltip'), [15.1, 12.6]);
const Drawers = lazySection(() => import('./drawers'), [11.6, 9.6]);
const ConfirmPopupSection = lazySection(() => import('./confirm-popup'), [9.9, 9.6]);
const ConfirmDialogSection = lazySection(() => import('./confirm-dialog'), [9.9, 9.6]);

/** /uikit/overlay: overlays. */
export function OverlayPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Overlays" />
      <div className="grid gap-6 lg:grid-cols-2">
        <DialogSection />
        <StackedDialogs />
        <PopoverSection />
        <TooltipSection />
        <ConfirmPopupSection />
        <ConfirmDialogSection />
        <div className="min-w-0 lg:col-span-2">
          <Drawers />
        </div>
      </div>
    </div>
  );
}
