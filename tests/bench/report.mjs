// The scoreboard as a table, in the terminal and in docs/bench.md.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { root } from '../../server/cli/paths.mjs';
import { method } from './processes.mjs';
import { figure, table } from './table.mjs';

const spread = ({ low, high }) => (low === undefined ? '' : ` (${figure(low)}–${figure(high)})`);

const targetOf = (row, result) => result.target ?? row.target;

const isMet = (row, result) =>
  result.atLeast ? result.value >= targetOf(row, result) : result.value <= targetOf(row, result);

const wanted = (row, result) => `${result.atLeast ? '≥' : '≤'} ${figure(targetOf(row, result), result.unit)}`;

const linesOf = ({ row, results }) =>
  results.map((result) => [
    row.id,
    row.title,
    result.name,
    `**${figure(result.value, result.unit)}**${spread(result)}`,
    `± ${figure(result.noise)}`,
    ...(result.isControl ? ['', ''] : [wanted(row, result), isMet(row, result) ? 'met' : 'missed']),
    result.detail,
  ]);

const tableOf = (measured) =>
  table(['#', 'row', 'of', 'median (range)', 'noise', 'target', '', 'absolute'], measured.flatMap(linesOf));

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

\`npm run bench -- --write\` wrote this. What is measured side by side in one run counts: ratios, and against another
commit (\`npm run bench -- --against <commit>\`) absolute figures, too; else they are of the machine below. "hello" is a
bare Next app with one dynamic page, built in the same run. A difference within the noise is none.

${machine(options)
  .map((line) => `- ${line}`)
  .join('\n')}

${tableOf(measured)}

How the rows are measured: rows 3, 4, 8 and 10 look at one customer with 100 and with 100,000 packages. CPU per request
is the server process's time from \`/proc\` over the requests answered in a round; a ratio is that of two neighbouring
rounds, and the table shows the median. The noise is twice the standard error of that median, from the interquartile
range of the rounds; what comes out the same each time has none.

Row 1 gzips every script that the page's HTML names, \`nomodule\` aside. Row 2 runs Lighthouse 12 with its mobile profile
three times on each page, with simulated and with applied throttling; without a word it is the simulated one. Row 2c
clicks on another page in Packages' menu and counts the requests until there are no more for half a second. Row 2d opens
every page of the product and of signing in in Chromium, for the first time and once more, on a processor four times
slower and 10 Mbit/s, and adds up what moves.

Row 4 is the product API on a port of its own against node:http that verifies the same JWT and sends the same bytes.
PGlite runs in the process that is measured, PostgreSQL in processes of its own, which are not. Row 5 compares hello
behind the portal's guard, which verifies a session JWT and sets the security headers with a nonce, and bare. Row 6 points at the link to Packages in Chromium, which fetches its page ahead, then clicks it and waits
for the frame after the rows stand in the page, against the same between two static pages of hello, to and fro. Row 7
ends each process, starts it anew and waits for the whole of its first page. Row 8 asks the product API by turns for both
customers; its page 4,000 is the last of each. Row 9 is resident memory of the server's process at the end of the rounds
of row 3; with PGlite it holds the database, hello has none. Row 10 counts what a click on Packages fetches for the page
in Chromium, uncompressed.

A control has no target: it says what the least is. Rows 3 and 6 have a bare page draw the elements of Packages (540 with
the shell, and with our style sheet the content alone), without data; row 7 adds to hello's start what opening the
database alone takes.

Row 11 touches and types in Chromium on a processor four times slower: it changes the group, searches, opens a package
and names it, and switches a preference. Times are those of the Event Timing API, from the input to the next frame; what
it does not report took less than 16 ms and counts as that. Row 12 asks for Home, Packages, a package, Invoices, Account
and both calls of the browser, as two customers by turns: as fast as 8 connections can for 20 s, then 70 % of that at
even intervals. A time counts from when its request was to be sent, whether or not the server was ready for it. Memory is
a straight line through what was resident every five seconds after the first fifth; the lag is how much later than due
the event loop ran a timer. Row 13 does the same to a new portal that is killed when it needs more than 512 MB, and then
started again.

Row 14 opens 1,000 streams at the portal, 20 for each of 50 customers. Memory is what the process grew by, CPU at rest is
over 20 s in which each stream gets a heartbeat, and the CPU of a change is that of a lot of 50 new packages, each told to
20 streams, less that of the same lot without streams. Row 15 fills a portal's queue with 20,000 messages, lets a mail
server take 20 ms for each, and asks for pages at even intervals, a quarter of what the portal can answer, by turns with a
portal beside it that has no message to send; it sends all the while, and at least 10,000 are left at the end.
`;
  writeFileSync(path.join(root, 'docs', 'bench.md'), text);
}

export function printReport(measured, options) {
  console.log(`\n${machine(options).join('\n')}\n\n${tableOf(measured)}\n`);
}

/** One line for each result of a row. */
export function printRow(measured) {
  for (const [, , name, value, noise, target, verdict, detail] of linesOf(measured))
    console.log(`  ${name}: ${value} ${noise}${target && `, ${target}, ${verdict}`} (${detail})`);
}
