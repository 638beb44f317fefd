import { PageHelpers } from '@/components/shell/frame/page-helpers';
import { LiveMenu } from '@/components/shell/menu/live-menu';
import { LiveSearch } from '@/components/shell/search/live-search';
import { AccountLoading } from '@/components/shell/session/account-loading';
import { setLayoutRules } from '@/lib/browser/appearance/store';
import * as rules from '@/lib/browser/appearance/rules';

/** What every page does by itself, but not before its first paint, gathered into one script: each alone is a request. */
export function provideParts() {
  setLayoutRules(rules);
  return { AccountLoading, LiveMenu, LiveSearch, PageHelpers };
}
