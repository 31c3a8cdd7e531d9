/** Runs something later. Call the returned function to cancel it. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

export const browserTimer: Timer = (run, milliseconds) => {
  const handle = setTimeout(run, milliseconds);
  return () => clearTimeout(handle);
};
