import type { Capability } from '@/lib/domain/account/capabilities';
import type { ProductDependencies } from './http/caller';

/** What this product API can do, as getAccount and isOnboardingComplete name it to the portal. */
export const capabilitiesOf = ({
  streams,
  messageChannels = [],
}: Pick<ProductDependencies, 'streams' | 'messageChannels'>): Capability[] => [
  'notifications',
  'notifications.choices',
  'answers',
  ...messageChannels.map((channel) => `notifications.${channel}` as const),
  'shipments',
  ...(streams ? (['stream'] as const) : []),
];
