// `npm start`: installs and builds what is missing or stale, then serves in this process.
import { build, bundle, isBuilt } from './build.mjs';
import { root } from './paths.mjs';
import { loadServer, serve } from './serve.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
if (!isBuilt()) {
  await bundle();
  const { checkSettings } = await loadServer();
  checkSettings(root);
  await build();
}
await serve();
