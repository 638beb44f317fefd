import { quantile } from '../bench/statistics.mjs';
import { kinds, recoveryLimit, type Answer, type Finding, type Outage } from './records';

interface Run {
  seed: number;
  answers: readonly Answer[];
  outages: readonly Outage[];
  findings: readonly Finding[];
  /** Other lines, such as about memory. */
  notes: readonly string[];
}

/** Findings of one promise that are shown. */
const mostShown = 10;

const secondsOf = (ms: number) => (ms / 1_000).toFixed(1);

function row(cells: readonly (string | number)[], widths: readonly number[]): string {
  return cells
    .map((cell, index) =>
      index === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[index] ?? 0),
    )
    .join('  ');
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const widths = head.map((name, index) =>
    Math.max(name.length, ...rows.map((cells) => String(cells[index]).length)),
  );
  return [head, ...rows].map((cells) => row(cells, widths)).join('\n');
}

function ofOutage({ fault, began, ended, recovery }: Outage, answers: readonly Answer[]) {
  const during = answers.filter(({ asked, ended: end }) => end >= began && asked <= ended + recoveryLimit);
  const count = (outcome: Answer['outcome']) => during.filter((answer) => answer.outcome === outcome).length;
  return [
    fault,
    secondsOf(ended - began),
    during.length,
    count('failed'),
    count('refused'),
    secondsOf(recovery),
  ];
}

function ofKind(kind: Answer['kind'], answers: readonly Answer[]) {
  const ofIt = answers.filter((answer) => answer.kind === kind);
  const times = ofIt.filter(({ outcome }) => outcome === 'good').map(({ asked, ended }) => ended - asked);
  const at = (part: number) => (times.length > 0 ? quantile(times, part).toFixed(0) : '–');
  return [kind, ofIt.length, ofIt.length - times.length, at(0.5), at(0.95)];
}

function broken(findings: readonly Finding[]): string {
  const promises = [...new Set(findings.map(({ promise }) => promise))];
  return promises
    .map((promise) => {
      const ofIt = findings.filter((finding) => finding.promise === promise);
      const shown = ofIt.slice(0, mostShown).map(({ detail }) => `    ${detail}`);
      const rest = ofIt.length > mostShown ? [`    and ${ofIt.length - mostShown} more`] : [];
      return [`  Not kept: ${promise} (${ofIt.length})`, ...shown, ...rest].join('\n');
    })
    .join('\n');
}

/** What a run came to, for its reader: a line for each fault and kind of request, and the promises that were not kept. */
export function reportOf({ seed, answers, outages, findings, notes }: Run): string {
  const faults = table(
    ['fault', 'seconds', 'requests', 'failed', 'refused', 'good again after'],
    outages.map((outage) => ofOutage(outage, answers)),
  );
  const requests = table(
    ['requests', 'all', 'not good', 'p50 ms', 'p95 ms'],
    kinds.map((kind) => ofKind(kind, answers)),
  );
  const verdict =
    findings.length === 0
      ? `All promises were kept (seed ${seed}).`
      : `${broken(findings)}\nSome promises were not kept; --seed ${seed} brings about the same faults again.`;
  return [...(outages.length > 0 ? [faults] : []), requests, notes.join('\n'), verdict].join('\n\n');
}
