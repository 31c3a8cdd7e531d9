/**
 * Does the same for each item, one after another; one that fails does not stop the others. At the
 * end it throws what failed, so that the job is tried again: a single failure as it is, several as
 * one.
 */
export async function tryEach<V>(
  values: readonly V[],
  work: (value: V) => Promise<unknown>,
): Promise<void> {
  const failures: Error[] = [];
  for (const value of values) {
    try {
      await work(value);
    } catch (error) {
      failures.push(error as Error);
    }
  }
  if (failures.length < 2) {
    for (const failure of failures) throw failure;
    return;
  }
  throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}
