import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { log } from '@/lib/runtime/log';

/** An open file or folder, as Emscripten's file system of Node's files knows it. */
interface Stream {
  /** Node's descriptor; folders have none. */
  nfd?: number;
  node: unknown;
}

/** What of that file system is used here; its types are not published. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath: (node: unknown) => string;
  tryFSOperation: (operation: () => void) => void;
}

type InitOptions = Parameters<NodeFS['init']>[1];

/** The start parameters of a PostgreSQL that asks for a sync where one is due, by the one call that reaches us. */
export function syncedStart(usual: readonly string[]): string[] {
  // `-F` is `fsync=off`. PGlite's `fdatasync` does nothing, whatever the file system.
  return [...usual.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'];
}

/**
 * A folder whose files are on the disk once PostgreSQL has asked for it: a commit before it is acknowledged. PGlite's own
 * leaves that out, so that what the machine's memory holds is lost with its power (decision 071).
 */
export class SyncedFolder extends NodeFS {
  /** Whether the disk has refused a sync. */
  hasRefused = false;

  /**
   * After a failure the system may have dropped what it could not write, and a later sync would hide that. So nothing is
   * acknowledged any more until a new process has read what the disk has.
   */
  private sync(files: NodeFiles, stream: Stream): void {
    if (this.hasRefused) throw Object.assign(new Error('The disk refused an earlier sync'), { code: 'EIO' });
    try {
      this.syncStream(files, stream);
    } catch (error) {
      this.hasRefused = true;
      log.error('database_sync_failed', { folder: this.rootDir, then: 'restart the portal', error });
      throw error;
    }
  }

  private syncStream(files: NodeFiles, { nfd, node }: Stream): void {
    const descriptor = nfd ?? fs.openSync(files.realPath(node), 'r');
    try {
      fs.fsyncSync(descriptor);
    } finally {
      if (nfd === undefined) fs.closeSync(descriptor);
    }
  }

  override async init(pg: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { NODEFS: unknown }) => {
        const files = module.NODEFS as NodeFiles;
        files.stream_ops.fsync = (stream) => {
          files.tryFSOperation(() => this.sync(files, stream));
          return 0;
        };
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
