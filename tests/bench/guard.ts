// The portal's guard, to stand before another page than the portal's.
import { readSettings } from '@/lib/runtime/settings';
import { pageGuard } from '@/server/http/page-guard';

export const mayPass = pageGuard(readSettings());
