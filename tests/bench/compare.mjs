// Two subjects measured side by side: interleaved rounds, each pair of neighbours gives one ratio.
import { sample, warmUp } from './load.mjs';

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The ratios of pairs of figures measured one after the other, and the medians of either side. */
export function summarise(pairs) {
  const ratios = pairs.map(([one, other]) => one / other);
  const [one, other] = [0, 1].map((at) => median(pairs.map((pair) => pair[at])));
  return { ratio: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios), one, other };
}

/** Compares two subjects by CPU per request (µs) and memory under load (MB). */
export async function compare(one, other, { rounds, seconds, warmUpRequests }) {
  for (const subject of [one, other]) await warmUp(subject, warmUpRequests);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    // The order changes, so that a drift of the machine does not favour one of them.
    const first = round % 2 ? other : one;
    const second = round % 2 ? one : other;
    const samples = new Map([
      [first, await sample(first, seconds)],
      [second, await sample(second, seconds)],
    ]);
    pairs.push([samples.get(one), samples.get(other)]);
  }
  const of = (key) => summarise(pairs.map((pair) => pair.map((found) => found[key])));
  return { cpu: of('cpu'), memory: of('memory') };
}
