import type { Capability } from '@/lib/domain/account/capabilities';

/** What this product API can do, as getAccount and isOnboardingComplete name it to the portal. */
export const capabilities: Capability[] = ['notifications'];
