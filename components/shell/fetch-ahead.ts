import { loadProfile, loadSettings } from './panels';

/** What every page can open or do, the panels, messages, files and signing out. */
export const fetchAhead = (): Promise<unknown> =>
  Promise.all([
    loadSettings(),
    loadProfile(),
    import('@/components/ui/toast-host'),
    import('@/components/ui/toast'),
    import('@/components/ui/dialog-host'),
    import('@/components/ui/download'),
    import('@/lib/browser/identity/session'),
  ]);
