import { Tag } from '@/components/ui/display/tag';
import type { Tone } from '@/components/ui/styles/status';
import type { IconName } from '@/lib/icons/icon-names';
import type { CustomerStatus } from '../../data/customers';

const looks: Record<CustomerStatus, { tone: Tone; icon: IconName }> = {
  New: { tone: 'moving', icon: 'demo:sparkles' },
  Active: { tone: 'done', icon: 'circle-check' },
  'In review': { tone: 'prepared', icon: 'search' },
  'On hold': { tone: 'action', icon: 'demo:pause' },
  Closed: { tone: 'neutral', icon: 'lock' },
};

export function CustomerStatusTag({ status }: { status: CustomerStatus }) {
  return <Tag {...looks[status]}>{status}</Tag>;
}
