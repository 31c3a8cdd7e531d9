type Value = string | number | boolean | null | undefined | readonly (string | number)[];
type Nested = { readonly [key: string]: Value };
export type QueryValues = { readonly [key: string]: Value | Nested };

/**
 * Writes `?limit=10&filterList[method]=90,360`. Empty strings, empty lists and undefined values are
 * dropped. Lists are joined by commas. Returns '' when nothing is left.
 */
export function writeQuery(values: QueryValues = {}): string {
  const pairs = Object.entries(values).flatMap(([key, value]) =>
    isNested(value)
      ? Object.entries(value).map(([inner, given]) => [`${key}[${inner}]`, textOf(given)] as const)
      : [[key, textOf(value)] as const],
  );
  const written = pairs
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${encodeKey(key)}=${encodeURIComponent(text)}`);
  return written.length > 0 ? `?${written.join('&')}` : '';
}

const isNested = (value: Value | Nested): value is Nested =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(value: Value): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.filter((part) => part !== '').join(',') : String(value);
}

/** Brackets stay readable: the client and the server both accept them unescaped. */
const encodeKey = (key: string) =>
  encodeURIComponent(key).replaceAll('%5B', '[').replaceAll('%5D', ']');
