// Puts load on a URL from the other core, and says how many requests were answered well.
import path from 'node:path';
import { root } from '../../server/cli/paths.mjs';
import { cpuOf, memoryOf, method, pinnedTo, run } from './processes.mjs';

const connections = 8;

async function wrk(url, headers, seconds) {
  // It takes the first address of a name and no other; servers under measurement have IPv4 ones.
  const { host } = new URL(url);
  const target = url.replace('//localhost:', '//127.0.0.1:');
  const given = Object.entries({ Host: host, ...headers }).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, ...given, target];
  const printed = await run(...pinnedTo(1, 'wrk', args));
  const bad = Number(/Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1] ?? 0);
  return { total: Number(/(\d+) requests in/.exec(printed)?.[1]), bad };
}

async function autocannon(url, headers, seconds) {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const script = path.join(root, 'node_modules', 'autocannon', 'autocannon.js');
  const args = [script, '-j', '-c', String(connections), '-d', String(seconds), ...given, url];
  const result = JSON.parse(await run(...pinnedTo(1, process.execPath, args)));
  return { total: result.requests.total, bad: result.non2xx + result.errors };
}

const put = { wrk, autocannon }[method.loader];

/** Redirects count as answered in wrk's eyes, so one request is looked at first. */
async function expectPage(url, headers) {
  const response = await fetch(url, { headers, redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status} instead of 200`);
}

/**
 * One sample of a subject under load.
 * @returns CPU per request in µs, memory in MB at the end, and requests answered
 */
export async function sample(subject, seconds) {
  const { url } = subject;
  const pid = subject.pid();
  const headers = await subject.headers();
  await expectPage(url, headers);
  const before = cpuOf(pid);
  const { total, bad } = await put(url, headers, seconds);
  const cpu = cpuOf(pid) - before;
  if (!total || bad > 0) throw new Error(`${url}: ${bad} bad answers of ${total}`);
  return { cpu: cpu / total, memory: memoryOf(pid), total };
}

/** Loads a subject until it has answered as many requests as every other one does before it is measured. */
export async function warmUp(subject, requests) {
  for (let done = 0; done < requests;) done += (await sample(subject, 2)).total;
}
