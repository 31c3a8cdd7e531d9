/** True in `npm run test:long`, which plays everything to its end; `npm test` takes some of each kind. */
export const isLong = process.env.TEST_LONG === '1';

/** How often something random is tried: a third of it in `npm test`. */
export const howOften = (long: number): number => (isLong ? long : Math.ceil(long / 3));

/** What is tried one after another: all of it, or some of each kind. */
export const someOf = <T>(all: readonly T[], some: readonly T[]): readonly T[] =>
  isLong ? all : some;
