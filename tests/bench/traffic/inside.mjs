// Loaded into a server before its own code: answers each message with how late its event loop was (ms, the 99th
// percentile) since the message before and since the last `begin`, and with its used heap (MB).
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** ms between two looks, which are part of what the monitor counts. */
const resolution = 10;

function watch() {
  const monitor = monitorEventLoopDelay({ resolution });
  monitor.enable();
  return monitor;
}

const lateness = (monitor) => Math.max(0, monitor.percentile(99) / 1e6 - resolution);

const [whole, recent] = [watch(), watch()];

process.on('message', (message) => {
  process.send({
    lag: lateness(whole),
    recentLag: lateness(recent),
    heap: process.memoryUsage().heapUsed / 2 ** 20,
  });
  recent.reset();
  if (message === 'begin') whole.reset();
});
