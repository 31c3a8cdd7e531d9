import type { Fixtures, Security } from './fixture.ts';
import * as subjects from './subjects.ts';

const all: Security[] = Object.values(subjects);

/**
 * For every endpoint of the contract, one request that succeeds (`asksOf` says for whom), and the
 * same one aimed at another brand's entity. The security suite walks the contract, and an endpoint
 * without an entry in its subject's `test/security.ts` fails it.
 */
export const fixtures: Fixtures = Object.assign({}, ...all.map((one) => one.fixtures));

/** The calls whose fixtures say so. */
export const marked = (mark: (fixture: Fixtures[string]) => unknown): string[] =>
  Object.keys(fixtures).filter((name) => mark(fixtures[name]!));

/** What the subjects make for the world. */
export const makers = all.flatMap(({ make }) => make ?? []);
