// Two subjects measured side by side: interleaved rounds, each pair of neighbours gives one ratio.
import { sample, warmUp } from './load.mjs';
import { ofPairs } from './statistics.mjs';

/** Compares two subjects by CPU per request (µs) and memory under load (MB). */
export async function* compare(one, other, { rounds, seconds, warmUpRequests }) {
  for (const subject of [one, other]) await warmUp(subject, warmUpRequests);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    yield;
    // The order changes, so that a drift of the machine does not favour one of them.
    const first = round % 2 ? other : one;
    const second = round % 2 ? one : other;
    const samples = new Map([
      [first, await sample(first, seconds)],
      [second, await sample(second, seconds)],
    ]);
    pairs.push([samples.get(one), samples.get(other)]);
  }
  const of = (key, unit) => {
    const { found, one, other } = ofPairs(pairs.map((pair) => pair.map((sampled) => sampled[key])));
    return { ...found, detail: `${one.toFixed(0)} ${unit} / ${other.toFixed(0)} ${unit}` };
  };
  return { cpu: of('cpu', 'µs'), memory: of('memory', 'MB') };
}
