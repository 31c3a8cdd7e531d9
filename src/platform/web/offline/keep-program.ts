import { keepOffline } from '#platform/web/browser/secure-only.ts';

/** How long it waits, in ms, so that the page's own files and the first question come first. */
const later = 3_000;

/**
 * Makes the answering pages an app: they open without a network and can be put on the home screen.
 * A browser without service workers, or one that refuses them, goes on as before.
 */
export function keepProgram(): () => void {
  addLink('manifest', '/answering.webmanifest');
  addLink('apple-touch-icon', '/icon-180.png');
  const timer = setTimeout(() => {
    if (import.meta.env.PROD) keepOffline('/offline.js', '/testing');
  }, later);
  return () => clearTimeout(timer);
}

/** Only here: other screens are no app of their own. */
function addLink(rel: string, href: string): void {
  if (document.head.querySelector(`link[rel="${rel}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
