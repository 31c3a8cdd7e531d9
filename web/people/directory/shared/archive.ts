/** A mutation that archives or brings back. */
interface Change {
  isPending: boolean;
  mutate: (input: { params: { id: string } }, options?: { onSuccess?: () => void }) => void;
}

/** How entries of a tab are archived and brought back (rule 86). */
export interface Archive {
  archive: Change;
  restore: Change;
}
