import type { Capability } from '@/lib/domain/account/capabilities';
import type { ProductDependencies } from './http/caller';

/** What this product API can do, as getAccount and isOnboardingComplete name it to the portal. */
export const capabilitiesOf = ({ streams }: Pick<ProductDependencies, 'streams'>): Capability[] => [
  'notifications',
  ...(streams ? (['stream'] as const) : []),
];
