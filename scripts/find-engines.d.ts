/** What the walks use of find-engines.js, which runs before TypeScript is there. */
export function findEngine(name: 'Firefox' | 'WebKit'): string[] | null;
