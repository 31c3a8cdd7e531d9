/** Runs something later; the answer calls it off. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

export const browserTimer: Timer = (run, milliseconds) => {
  const handle = setTimeout(run, milliseconds);
  return () => clearTimeout(handle);
};
