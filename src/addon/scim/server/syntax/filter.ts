import { invalidFilter } from '#addon/scim/server/refuse.ts';

/** A filter of SCIM (RFC 7644, 3.4.2.2), as far as directories send it: comparisons joined by `and`. */

export type FilterField = 'userName' | 'externalId' | 'id' | 'email' | 'displayName' | 'active';
export type FilterTerm =
  | { field: FilterField; op: 'pr' }
  | { field: 'active'; op: 'eq'; value: boolean }
  | { field: Exclude<FilterField, 'active'>; op: 'eq' | 'co' | 'sw'; value: string };

/** The longest filter that is read, in characters. */
export const longestFilter = 10_000;
/** The most comparisons in a filter. Directories make one or two. */
const mostTerms = 20;

const fields = new Map<string, FilterField>([
  ['username', 'userName'],
  ['externalid', 'externalId'],
  ['id', 'id'],
  ['emails', 'email'],
  ['emails.value', 'email'],
  ['emails[type eq "work"]', 'email'],
  ['emails[type eq "work"].value', 'email'],
  ['displayname', 'displayName'],
  ['active', 'active'],
]);
const coreUrn = /^urn:ietf:params:scim:schemas:core:2\.0:user:/;

// Each begins where the one before has ended, and has one way to match: the time grows with the length alone.
const attribute = /\s*([a-z][\w.:$-]*(?:\[[^\]"]*"[^\]"]*"\s*\](?:\.[a-z]+)?)?)(?=\s)/iy;
const operator = /\s+(eq|co|sw|pr)(?=\s|$)/iy;
const literal = /\s+("(?:[^"\\]|\\.)*"|true|false)(?=\s|$)/iy;
const conjunction = /\s+and(?=\s)/iy;

/** Throws 400 `invalidFilter` for what it doesn't understand. */
export function readFilter(filter: string): FilterTerm[] {
  if (filter.length > longestFilter) throw invalidFilter(filter);
  const text = filter.trimEnd();
  const terms: FilterTerm[] = [];
  let at = 0;
  /** Takes the next part, if it has this form. */
  const take = (form: RegExp): string | undefined => {
    form.lastIndex = at;
    const found = form.exec(text);
    if (found) at = form.lastIndex;
    return found ? (found[1] ?? found[0]) : undefined;
  };
  do {
    const field = fields.get(plainName(take(attribute) ?? ''));
    const op = take(operator)?.toLowerCase();
    if (!field || !op || terms.length === mostTerms) throw invalidFilter(filter);
    const term = op === 'pr' ? ({ field, op } as const) : termOf(field, op, take(literal));
    if (!term) throw invalidFilter(filter);
    terms.push(term);
  } while (take(conjunction));
  if (at < text.length) throw invalidFilter(filter);
  return terms;
}

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(coreUrn, '')
    .replace(/\s+/g, ' ')
    .replace('[ ', '[')
    .replace(' ]', ']');

function termOf(
  field: FilterField,
  op: string,
  written: string | undefined,
): FilterTerm | undefined {
  if (written === undefined) return undefined;
  if (field === 'active') {
    const said = written.toLowerCase().replaceAll('"', '');
    const isKnown = op === 'eq' && (said === 'true' || said === 'false');
    return isKnown ? { field, op: 'eq', value: said === 'true' } : undefined;
  }
  const value = textOf(written);
  if (value === undefined || (op !== 'eq' && op !== 'co' && op !== 'sw')) return undefined;
  return { field, op, value };
}

/** Undefined where it is no text, or none that the database can keep. */
function textOf(written: string): string | undefined {
  if (!written.startsWith('"')) return undefined;
  try {
    const text = String(JSON.parse(written));
    return text.includes('\0') || !text.isWellFormed() ? undefined : text;
  } catch {
    return undefined;
  }
}
