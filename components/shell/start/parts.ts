import { AccountLoading } from '@/components/shell/session/account-loading';
import { LiveMenu } from '@/components/shell/menu/live-menu';
import { PageHelpers } from '@/components/shell/frame/page-helpers';
import { leaveForLogin } from '@/components/shared/session/leave-for-login';
import { lateSignOut } from '@/components/shared/session/late-sign-out';
import { downloadFile } from '@/components/ui/download/download';
import { lateDownload } from '@/components/ui/download/late-download';
import { lateToast } from '@/components/ui/feedback/late-toast';
import { toast, lateToastHost } from '@/components/ui/feedback/toast';
import { mountToastHost } from '@/components/ui/feedback/toast-host';
import { setLayoutRules } from '@/lib/browser/appearance/store';
import * as rules from '@/lib/browser/appearance/rules';

/**
 * What every page has, but neither its first paint nor its first press needs, gathered into one script: what a press
 * opens has to open offline as well, and each part alone would be a request, with its own copy of what they share.
 */
export function provideParts() {
  setLayoutRules(rules);
  lateToast.provide(toast);
  lateToastHost.provide(mountToastHost);
  lateDownload.provide(downloadFile);
  lateSignOut.provide(leaveForLogin);
  return { AccountLoading, LiveMenu, PageHelpers };
}
