import { afterAll } from 'vitest';
import { startEdgePortal, type EdgePortal } from '@/tests/support/edge-portal';
import { describeGuardTable } from '@/tests/support/guard-table';

let portal: EdgePortal | undefined;

afterAll(() => portal?.stop());

describeGuardTable(async () => {
  portal = await startEdgePortal();
  return { ...portal.upstreams, app: portal.app };
});
