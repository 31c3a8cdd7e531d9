/**
 * Pages of those who are asked, and of those who hold a mailed link: to be there at all says something of
 * a person that was promised to nobody (rule 78). And the legal pages: who reads what is counted isn't yet.
 */
const uncounted =
  /^\/(testing|questionary|answers-protected|estimation\/questionary\/testing|restore-password|confirm|new-email|join|stop|legal)(\/|$)/;

/**
 * Counts a view at the counter's address. All that it is told is the pattern of the route: no address as
 * it stands, no title, no cookie. No program of the counter runs here, so nothing else can leave.
 */
export function countPage(counter: string, route: string): void {
  if (uncounted.test(route)) return;
  const told = new URLSearchParams({ 'page-url': window.location.origin + route, ut: 'noindex' });
  void fetch(`${counter}?${told}`, {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    keepalive: true,
  }).catch(() => undefined);
}
