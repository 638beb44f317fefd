// Measures the wanted rows, prints them, and keeps them when asked.
import { root } from '../../server/cli/paths.mjs';
import { printComparison, verdictsOf } from './against.mjs';
import { cleanUp } from './clean-up.mjs';
import { checkOut } from './commit.mjs';
import { createContext, createTools } from './context.mjs';
import { printReport, printRow, writeReport } from './report.mjs';
import { rows } from './rows.mjs';
import { inTurns } from './turns.mjs';

/**
 * Measures a row on every commit, round by round in turn, and prints it at once: a run that is cut off has told it.
 * @returns the row and what came of it on each commit
 */
async function measure(row, contexts) {
  console.log(`Row ${row.id}: ${row.title} …`);
  const outcomes = await inTurns(contexts.map((context) => row.run(context)));
  for (const [at, { error }] of outcomes.entries())
    if (error)
      console.error(`Row ${row.id} could not be measured${at ? ' on the other commit' : ''}:`, error);
  const [{ results }] = outcomes;
  if (results) printRow({ row, results });
  return { row, outcomes };
}

/** @param against the commit to compare with, if any */
export async function runBench({ only, write, against, ...options }) {
  try {
    const other = against && (await checkOut(against));
    const tools = createTools();
    const folders = other ? [root, other.root] : [root];
    const contexts = folders.map((folder) => createContext({ folder, tools, options }));
    const measured = [];
    for (const row of rows.filter(({ id }) => only?.includes(id) ?? true))
      // A row that fails leaves the others, which took minutes.
      measured.push(await measure(row, contexts));
    const own = measured.map(({ row, outcomes }) => ({ row, results: outcomes[0].results ?? [] }));
    printReport(own, options);
    if (write) writeReport(own, options);
    if (measured.some(({ outcomes }) => !outcomes[0].results)) process.exitCode = 1;
    if (other) {
      const verdicts = measured.flatMap(verdictsOf);
      printComparison(verdicts, other.hash);
      if (verdicts.some(({ verdict }) => verdict === 'worse')) process.exitCode = 1;
    }
  } finally {
    await cleanUp();
  }
}
