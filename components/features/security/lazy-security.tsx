'use client';

import { lazySection } from '@/components/ui/display/lazy-section';

/**
 * The Security part; its script, and with it the identity SDK, is loaded when it is near the viewport or the
 * page is used.
 */
export const LazySecurity = lazySection(() => import('./security'), [90, 70], { ahead: 'used' });
