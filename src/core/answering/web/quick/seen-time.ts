let before = 0;
let since: number | undefined;

function look(): void {
  const now = performance.now();
  if (since !== undefined) before += now - since;
  since = document.visibilityState === 'hidden' ? undefined : now;
}
look();
document.addEventListener('visibilitychange', look);

/** Milliseconds for which the page has been in view so far. No clock that is set moves it. */
export const seenTime = (): number =>
  before + (since === undefined ? 0 : performance.now() - since);
