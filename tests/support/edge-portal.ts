import { edgeApp } from '@/server/cli/edge.mjs';
import { startRemoteUpstreams, type RemoteModePortal } from './remote-upstreams';
import { startWorker } from './worker';

/** A portal in workerd, and its output. */
export interface EdgePortal extends RemoteModePortal {
  logs: () => string;
}

/** Starts the built worker in workerd against two upstreams of this process. */
export async function startEdgePortal(): Promise<EdgePortal> {
  const upstreams = await startRemoteUpstreams();
  const worker = await startWorker(upstreams.env);
  return {
    app: { origin: worker.origin },
    builtIn: edgeApp,
    upstreams,
    logs: worker.logs,
    stop: async () => {
      await worker.stop();
      await upstreams.stop();
    },
  };
}
