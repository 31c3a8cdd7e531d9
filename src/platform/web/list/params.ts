/** Reads a parameter of an address. Everything arrives as text, and nonsense counts as not given. */
type Reader<V> = (given: unknown) => V | undefined;
export type Shape = Record<string, Reader<unknown>>;
export type SearchOf<S extends Shape> = { [K in keyof S]?: ReturnType<S[K]> };

/** For `validateSearch`: `searchParams({ q: textParam, page: pageParam })`. */
export const searchParams =
  <S extends Shape>(shape: S) =>
  (given: Record<string, unknown>): SearchOf<S> => {
    const read = Object.entries(shape).map(([key, reader]) => [key, reader(given[key])] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as SearchOf<S>;
  };

export const textParam: Reader<string> = (given) =>
  typeof given === 'string' && given !== '' ? given : undefined;

/** A page of a list, from 2 on. The first page is left out of the address. */
export const pageParam: Reader<number> = (given) => {
  const page = Number(given);
  return Number.isInteger(page) && page > 1 ? page : undefined;
};

/** YYYY-MM-DD. */
export const dateParam: Reader<string> = (given) =>
  typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : undefined;

export const oneOfParam =
  <const V extends string>(values: readonly V[]): Reader<V> =>
  (given) =>
    values.find((value) => value === given);

/** Several of these values, separated by commas. */
export const listParam =
  <const V extends string>(values: readonly V[]): Reader<V[]> =>
  (given) => {
    const parts = textsOf(given);
    const known = values.filter((value) => parts.includes(value));
    return known.length > 0 ? known : undefined;
  };

/** Several texts, separated by commas. */
export const textListParam: Reader<string[]> = (given) => {
  const parts = textsOf(given);
  return parts.length > 0 ? parts : undefined;
};

const textsOf = (given: unknown): string[] =>
  [given]
    .flat()
    .flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
    .filter((part) => part !== '');

/** For the router: `?method=90,360&q=text`. Empty values are left out and nothing is quoted. */
export function writeSearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search)
    .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value ?? '')])
    .filter(([, text]) => text !== '');
  const written = new URLSearchParams(pairs as [string, string][])
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%2F', '/');
  return written ? `?${written}` : '';
}

export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));
