// The scoreboard as a table, in the terminal and in docs/bench.md.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { root } from '../../server/cli/paths.mjs';
import { method } from './processes.mjs';

const spread = ({ low, high }) => (low === undefined ? '' : ` (${low.toFixed(2)}–${high.toFixed(2)})`);

const targetOf = (row, result) => result.target ?? row.target;

const isMet = (row, result) =>
  result.atLeast ? result.ratio >= targetOf(row, result) : result.ratio <= targetOf(row, result);

function linesOf({ row, results }) {
  return results.map((result) => [
    String(row.id),
    row.title,
    result.name,
    `**${result.ratio.toFixed(2)}**${spread(result)}`,
    `${result.atLeast ? '≥' : '≤'} ${targetOf(row, result).toFixed(2)}`,
    isMet(row, result) ? 'met' : 'missed',
    result.detail,
  ]);
}

/** The table in Markdown, which reads well in a terminal too. */
export function tableOf(measured) {
  const heading = ['#', 'ratio', 'of', 'median (range)', 'target', '', 'absolute'];
  const lines = [heading, ...measured.flatMap(linesOf)];
  const widths = heading.map((_, at) => Math.max(3, ...lines.map((line) => line[at].length)));
  const print = (line) => `| ${line.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  return [
    print(heading),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...lines.slice(1).map(print),
  ].join('\n');
}

function machine({ rounds, seconds, warmUpRequests }) {
  const pinned = method.pinned ? 'server pinned to one core, load on another' : 'nothing pinned to a core';
  return [
    `${new Date().toISOString().slice(0, 10)} · ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`,
    `Node ${process.versions.node} · ${process.platform} · ${method.loader}, 8 connections, no compression`,
    `${rounds} interleaved rounds of ${seconds} s after ${warmUpRequests} requests of warm-up each, ${pinned}`,
  ];
}

/** Keeps the last table in docs/bench.md. */
export function writeReport(measured, options) {
  const text = `# The scoreboard, as last measured

\`npm run bench -- --write\` wrote this. Only ratios measured side by side in one run count; absolute figures are of
the machine below. "hello" is a bare Next app with one dynamic page, built in the same run.

${machine(options)
  .map((line) => `- ${line}`)
  .join('\n')}

${tableOf(measured)}

How the rows are measured: rows 3, 4, 8 and 10 look at one customer with 100 and with 100,000 packages. CPU per request is the server process's time from \`/proc\` over the requests answered in a
round; a ratio is that of two neighbouring rounds, and the table shows the median. Row 1 gzips every script that the
page's HTML names, \`nomodule\` aside. Row 2 runs Lighthouse 12 with its mobile profile three times on each page, with
simulated and with applied throttling; without a word it is the simulated one. Row 4 is the product API on a port of its own, with its database, against node:http that verifies the same JWT
and sends the same bytes. Row 5 compares two builds of hello: with the portal's \`middleware.ts\`, which
verifies a session JWT and sets the security headers with a nonce, and without any middleware. Row 6 clicks the link to Packages in
Chromium and waits for the frame after the rows stand in the page, against the same between two static pages of hello,
to and fro. Row 7 ends each process, starts it anew and waits for the whole of its first page. Row 8 asks the product API by turns for both customers; its page 4,000 is the last of each. Row 9 is resident memory
at the end of the rounds of row 3; the portal holds the database in its own process, hello has none. Row 10 counts what a click on
Packages fetches for the page in Chromium, uncompressed.
`;
  writeFileSync(path.join(root, 'docs', 'bench.md'), text);
}

export function printReport(measured, options) {
  console.log(`\n${machine(options).join('\n')}\n\n${tableOf(measured)}\n`);
}
