import type { TrackingEvent, TrackingStatus } from '@/lib/domain/package/tracking';
import { entryOf } from '@/lib/domain/values/is-in';
import type { IconName } from '@/lib/icons/icon-names';

const icons: Partial<Record<TrackingStatus, IconName>> = {
  out_for_delivery: 'truck',
  available_for_pickup: 'map-pin',
  delivered: 'check',
  attempt_fail: 'hand',
  exception: 'triangle-exclamation-point',
  returned: 'arrow-left',
};

/** The icon of a scan on a timeline; none of one that says no more than where the parcel was. */
export const scanIcon = ({ status }: Pick<TrackingEvent, 'status'>): IconName | undefined =>
  entryOf(icons, status);
