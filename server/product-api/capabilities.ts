import type { Capability } from '@/lib/domain/account/capabilities';
import type { ProductDependencies } from './http/caller';

/** What this product API can do, as getAccount and isOnboardingComplete name it to the portal. */
export const capabilitiesOf = ({
  streams,
  messageChannels = [],
  payments,
}: Pick<ProductDependencies, 'streams' | 'messageChannels' | 'payments'>): Capability[] => [
  'notifications',
  'notifications.choices',
  'answers',
  ...messageChannels.map((channel) => `notifications.${channel}` as const),
  'shipments',
  ...(payments && payments.providers.length > 0 ? (['payments', 'credit'] as const) : []),
  ...(streams ? (['stream'] as const) : []),
];
