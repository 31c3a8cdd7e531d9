/**
 * Does the same for each, one after another; one that fails keeps no other back. Throws at the end
 * what failed, so that the job is tried again: the only failure itself, several as one.
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
