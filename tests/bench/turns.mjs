// Measurements side by side: each is a generator that stops after every round.

/**
 * Lets each go on by a round in turn, and changes the order each time, so that a drift of the machine favours none.
 * @returns for each what it returned as `results`, or why it failed as `error`
 */
export async function inTurns(measurements) {
  const outcomes = measurements.map(() => ({}));
  let going = measurements.map((measurement, at) => ({ measurement, outcome: outcomes[at], done: false }));
  while (going.length > 0) {
    for (const one of going) {
      try {
        const { done, value } = await one.measurement.next();
        one.done = done;
        if (done) one.outcome.results = value;
      } catch (error) {
        one.done = true;
        one.outcome.error = error;
      }
    }
    going = going.filter(({ done }) => !done).reverse();
  }
  return outcomes;
}
