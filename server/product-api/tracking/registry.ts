import type { TrackingSourceName } from '@/lib/contract/product-api/tracking-sources';
import { easypost } from './sources/easypost';
import { karrio } from './sources/karrio';
import type { TrackingSource } from './sources/source';

/** Every tracking source; a row of a file is of the first that knows it. */
export const sources: Record<TrackingSourceName, TrackingSource> = { easypost, karrio };
