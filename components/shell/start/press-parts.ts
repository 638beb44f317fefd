import { LivePages } from '@/components/shell/live/live-pages';
import { Panels } from '@/components/shell/panels/panels';
import { leaveForLogin } from '@/components/shared/session/leave-for-login';
import { lateSignOut } from '@/components/shared/session/late-sign-out';
import { downloadFile } from '@/components/ui/download/download';
import { lateDownload } from '@/components/ui/download/late-download';
import { lateToast } from '@/components/ui/feedback/late-toast';
import { toast, lateToastHost } from '@/components/ui/feedback/toast';
import { mountToastHost } from '@/components/ui/feedback/toast-host';

/**
 * What a press needs on every page, and what tells a page that is used of changes, gathered into one script: it has to
 * work offline as well, and each part alone would be a request, with its own copy of what they share.
 */
export function providePressParts() {
  lateToast.provide(toast);
  lateToastHost.provide(mountToastHost);
  lateDownload.provide(downloadFile);
  lateSignOut.provide(leaveForLogin);
  return { LivePages, Panels };
}
