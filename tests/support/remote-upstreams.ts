import { databases } from './databases';
import { startUpstreamsOver, type RemoteUpstreams } from './upstreams-over';

export type { RemoteUpstreams } from './upstreams-over';

/** A portal configured by settings only, in any runtime. */
export interface RemoteModePortal {
  app: { origin: string };
  /** Where its build is, with the manifest of its server actions. */
  builtIn: string;
  upstreams: RemoteUpstreams;
  stop: () => Promise<void>;
}

/** Starts both embedded servers over the demo data, each on its own port behind a proxy that can fail. */
export async function startRemoteUpstreams(): Promise<RemoteUpstreams> {
  const [kind] = databases;
  if (!kind) throw new Error('There is no database to test on');
  return startUpstreamsOver(await kind.open());
}
