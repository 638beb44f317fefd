import type { TrackingSource } from '../source';
import { readKarrioMessage, readKarrioTracker } from './read';
import { webhook } from './webhook';

/** https://www.karrio.io/docs: trackers, and webhook messages around them. */
export const karrio: TrackingSource = {
  readerOf: (row) => {
    if ('tracking_number' in row) return readKarrioTracker;
    const message = readKarrioMessage(row);
    return message && (() => message);
  },
  webhook,
};
