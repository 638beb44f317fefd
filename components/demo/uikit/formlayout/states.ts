import type { Choice } from '@/components/ui/field/choice';

/** The available states, with the first digits of their ZIP codes. */
const states = {
  CA: ['California', '9'],
  FL: ['Florida', '3'],
  IL: ['Illinois', '6'],
  MA: ['Massachusetts', '0'],
  NJ: ['New Jersey', '0'],
  NY: ['New York', '1'],
  OR: ['Oregon', '9'],
  TX: ['Texas', '7'],
  WA: ['Washington', '9'],
} as const;

export type StateCode = keyof typeof states;

export const stateChoices: Choice<StateCode>[] = Object.entries(states).map(([code, [name]]) => ({
  value: code as StateCode,
  label: name,
}));

/** Simulates the server, which alone can match ZIP codes to states. */
export async function checkZip(state: StateCode, zip: string): Promise<string | undefined> {
  const [name, digit] = states[state];
  return zip.startsWith(digit) ? undefined : `ZIP codes of ${name} start with ${digit}.`;
}
