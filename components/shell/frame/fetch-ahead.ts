import { loadProfile, loadSettings } from '@/components/shell/panels/panels';

/** Prefetches the scripts of everything a page can open or do: panels, messages, files, signing out. */
export const fetchAhead = (): Promise<unknown> =>
  Promise.all([
    loadSettings(),
    loadProfile(),
    import('@/components/ui/feedback/toast-host'),
    import('@/components/ui/feedback/toast'),
    import('@/components/ui/overlay/dialog-host'),
    import('@/components/ui/download/download'),
    import('@/lib/browser/identity/session'),
  ]);
