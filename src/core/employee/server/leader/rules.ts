/** Who leads somebody before and after a change, in the order in which they stand. */
export interface LeaderChange {
  employeeId: string;
  before: readonly string[];
  after: readonly string[];
}

export const isChanged = ({ before, after }: LeaderChange): boolean =>
  before.join() !== after.join();

/** Those who lead somebody more or somebody less after these changes. */
export function gainedOrLost(changes: readonly LeaderChange[]): string[] {
  const ids = changes.flatMap(({ before, after }) => [
    ...after.filter((id) => !before.includes(id)),
    ...before.filter((id) => !after.includes(id)),
  ]);
  return [...new Set(ids)];
}
