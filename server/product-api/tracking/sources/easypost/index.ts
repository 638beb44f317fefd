import type { TrackingSource } from '../source';
import { readEasypostEvent, readEasypostTracker } from './read';
import { webhook } from './webhook';

/** https://docs.easypost.com: Tracker objects, and Event objects around them. */
export const easypost: TrackingSource = {
  readerOf: (row) => {
    if (row.object === 'Event') return readEasypostEvent;
    return row.object === 'Tracker' || 'tracking_code' in row ? readEasypostTracker : undefined;
  },
  webhook,
};
