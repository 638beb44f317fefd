'use client';

import { lazySection } from '@/components/ui/lazy-section';
import { PageHeader } from '@/components/ui/page-header';

const DialogSection = lazySection(() => import('./dialog'));
const StackedDialogs = lazySection(() => import('./stacked-dialogs'));
const PopoverSection = lazySection(() => import('./popover'));
const TooltipSection = lazySection(() => import('./tooltip'));
const Drawers = lazySection(() => import('./drawers'));
const ConfirmPopupSection = lazySection(() => import('./confirm-popup'));
const ConfirmDialogSection = lazySection(() => import('./confirm-dialog'));

/** /uikit/overlay: what opens over the page. */
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
