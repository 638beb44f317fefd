import { releasedSchema } from '../release-queue';
import type { Work } from './connect';

/** `release-queue`. */
export const runReleaseQueue: Work = async (connection) => {
  const { wasHeld } = releasedSchema.parse(await connection.run('queue-release', {}));
  console.log(
    wasHeld
      ? 'The queue is released: messages, webhooks and payment checks go on within a second.'
      : 'The queue is not held.',
  );
  return 0;
};
