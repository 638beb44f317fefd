import { recoveryLimit, type Answer, type Finding, type Outage } from '../records';

/** What somebody is told who changes what another window has changed meanwhile: an answer like any other. */
const expected = ['code 1041', 'code 1042'];

const isWithin = (answer: Answer, { began, ended }: Outage) =>
  answer.ended >= began && answer.asked <= ended + recoveryLimit;

const secondsOf = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const show = ({ kind, what, detail, asked, ended }: Answer) =>
  `${new Date(asked).toISOString()} ${kind} ${what}: ${detail} after ${secondsOf(ended - asked)}`;

/** Requests may fail in an outage that touches their kind, and for a moment after it; nobody is ever signed out. */
export function auditAnswers(answers: readonly Answer[], outages: readonly Outage[]): Finding[] {
  return answers.flatMap((answer): Finding[] => {
    const { kind, outcome, detail } = answer;
    if (outcome === 'signed out') return [{ promise: 'nobody is signed out', detail: show(answer) }];
    const isExpected =
      outcome === 'good' || (outcome === 'refused' && expected.some((code) => detail.includes(code)));
    if (isExpected) return [];
    const around = outages.filter((outage) => isWithin(answer, outage));
    if (around.some(({ touches }) => touches.includes(kind))) return [];
    const during = around.length > 0 ? ` (during ${around.map(({ fault }) => fault).join(', ')})` : '';
    return [{ promise: 'nothing fails that an outage does not touch', detail: show(answer) + during }];
  });
}

/** Everything is good again in time after each outage. */
export function auditRecovery(outages: readonly Outage[]): Finding[] {
  return outages
    .filter(({ recovery }) => recovery > recoveryLimit)
    .map(({ fault, recovery }) => ({
      promise: `all is good again within ${secondsOf(recoveryLimit)}`,
      detail: `${fault}: ${secondsOf(recovery)}`,
    }));
}
