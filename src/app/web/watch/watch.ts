import { configured } from '#platform/web/shared/configured.ts';
import { countPage } from './count-page.ts';
import { errorTeller } from './tell-error.ts';

/** The part of the router that is needed here. */
interface Routed {
  state: { matches: readonly { fullPath: string }[] };
  subscribe: (event: 'onResolved', act: () => void) => unknown;
}

/** The pattern of the route in view, never its address. */
let route = '/login';
const teller = errorTeller(() => route);

/** The page in view, by the pattern of its route. */
export function see(pattern: string): void {
  route = pattern;
  const counter = configured('analytics');
  if (counter) countPage(counter, pattern);
}

/** Counts every page from now on, the one in view too. The sign-in screen is there without the router. */
export function followPages(router: Routed): void {
  let seen: string | undefined;
  const seeCurrent = () => {
    const pattern = router.state.matches.at(-1)?.fullPath ?? '/login';
    // A search or another page of a list is the same screen.
    if (pattern !== seen) see(pattern);
    seen = pattern;
  };
  router.subscribe('onResolved', seeCurrent);
  seeCurrent();
}

export function tellError(error: unknown): void {
  if (configured('report-errors')) teller(error);
}

export function listenForErrors(): void {
  window.addEventListener('error', ({ error }) => tellError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
}
