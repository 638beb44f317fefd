// Sends a mix of requests, in a process of its own. Messages: `{ origin, visitors }`, each `{ cookie, paths }`, say what
// to send, also meanwhile; `{ plan }` starts it, and is answered with what came back.
import { Agent, get } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true });
/** ms */
const patience = 30_000;
const parts = 10;

let mix;

/** Sends the mix's nth request. @returns its status, or why there was none, once the whole answer is here */
function send(nth) {
  const { origin, visitors } = mix;
  const { cookie, paths } = visitors[nth % visitors.length];
  const path = paths[Math.floor(nth / visitors.length) % paths.length];
  return new Promise((resolve) => {
    const failed = ({ code, name }) => resolve(code ?? name);
    const options = { agent, headers: { cookie }, signal: AbortSignal.timeout(patience) };
    get(origin + path, options, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
      response.once('error', failed);
    }).once('error', failed);
  });
}

/** What came back: how many good answers, the others by kind, and the times of all of them in ms. */
function createTally(seconds) {
  const bad = {};
  let good = 0;
  const all = createHistogram();
  const ofPart = Array.from({ length: parts }, () => createHistogram());
  const ms = (histogram, part) => histogram.percentile(part) / 1_000;
  return {
    add: (outcome, took, at) => {
      if (outcome === 200) good += 1;
      else bad[outcome] = (bad[outcome] ?? 0) + 1;
      const microseconds = Math.max(1, Math.round(took * 1_000));
      all.record(microseconds);
      ofPart[Math.min(parts - 1, Math.floor((at / seconds / 1_000) * parts))].record(microseconds);
    },
    read: () => ({
      good,
      bad,
      p50: ms(all, 50),
      p95: ms(all, 95),
      p99: ms(all, 99),
      p95s: ofPart.map((histogram) => ms(histogram, 95)),
    }),
  };
}

/** So many at a time, each as soon as the one before is answered: what the server can do at most. */
async function closedLoop({ connections, seconds }) {
  const tally = createTally(seconds);
  const began = performance.now();
  let sent = 0;
  const loop = async () => {
    for (let at = 0; at < seconds * 1_000; at = performance.now() - began) {
      sent += 1;
      const outcome = await send(sent);
      tally.add(outcome, performance.now() - began - at, at);
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  return { ...tally.read(), seconds: (performance.now() - began) / 1_000 };
}

/**
 * So many a second, whether or not the server keeps up; a time counts from when the request was to be sent, so that a
 * server that stops for a while is charged for all who would have come meanwhile.
 */
async function openLoop({ rate, seconds }) {
  const tally = createTally(seconds);
  const began = performance.now();
  const answers = [];
  for (let nth = 0; nth < rate * seconds; nth += 1) {
    const at = (nth * 1_000) / rate;
    const early = began + at - performance.now();
    if (early > 0) await delay(early);
    answers.push(send(nth).then((outcome) => tally.add(outcome, performance.now() - began - at, at)));
  }
  await Promise.all(answers);
  return { ...tally.read(), seconds };
}

process.on('message', async ({ plan, ...told }) => {
  if (plan) process.send(await (plan.rate ? openLoop : closedLoop)(plan));
  else mix = told;
});
