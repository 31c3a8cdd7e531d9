/** The PostgreSQL that comes with the product (package.json), and the day on which that was released. */
export const embeddedRelease = { version: '18.4', releasedOn: '2026-05-14' };

/** PostgreSQL mends what endangers people every three months. */
const mostDays = 92;

/** How old the release of the embedded PostgreSQL is, in seconds. */
export const ageOfEmbedded = (now: Date): number =>
  (now.getTime() - Date.parse(embeddedRelease.releasedOn)) / 1000;

/** A line for whoever runs it, once it is so old that it lacks security releases; else null. */
export function warnOfOldEmbedded(now: Date): string | null {
  if (ageOfEmbedded(now) <= mostDays * 86_400) return null;
  const { version, releasedOn } = embeddedRelease;
  return (
    `WARNING: the embedded PostgreSQL ${version} is of ${releasedOn}, more than three months old, so it lacks what ` +
    'PostgreSQL has mended since. Upgrade the product, or move to a server that your system keeps ' +
    'patched: DATABASE_URL=… npm run operator -- move-database'
  );
}
