import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { oldestBrowsers } from './oldest.ts';

/** What MDN's data says about the oldest browsers of our statement. */

/** Required, because a test runner would rewrite an imported file of 20 MB first. */
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

type Browser = keyof typeof oldestBrowsers;

/** Names that scripts may use, each with whether all of the oldest browsers know it. */
export interface Apis {
  /** What stands alone: `structuredClone`. */
  globals: ReadonlyMap<string, boolean>;
  /** What hangs on a global: `AbortSignal.any`. */
  statics: ReadonlyMap<string, boolean>;
  /** The methods of anything at all: `checkVisibility`. Known if anything's method of that name is. */
  methods: ReadonlyMap<string, boolean>;
}

/** Every name of the web's and the language's interfaces. */
export function apis(): Apis {
  const globals = new Map<string, boolean>();
  const statics = new Map<string, boolean>();
  const methods = new Map<string, boolean>();
  const add = (to: Map<string, boolean>, name: string, entry: Identifier) => {
    if (entry.__compat) to.set(name, to.get(name) === true || isKnown(entry.__compat));
  };
  const roots = [...membersOf(data.api), ...membersOf(data.javascript.builtins)];
  const { Intl: ofIntl, Window: ofWindow } = Object.fromEntries(roots);
  for (const [name, entry] of [...roots, ...membersOf(ofWindow)]) add(globals, name, entry);
  for (const [owner, entry] of [...roots, ...membersOf(ofIntl)]) {
    for (const [key, member] of membersOf(entry)) {
      const name = key.replace(/_(static|event)$/, '');
      add(statics, `${owner}.${name}`, member);
      if (mayBeOfAnything(key, member)) add(methods, name, member);
    }
  }
  return { globals, statics, methods };
}

/** Whether the oldest browsers know this part of CSS; undefined for what is no part of it. */
export function knowsStyle(...path: string[]): boolean | undefined {
  const found = path.reduce<Identifier | undefined>(
    (entry, key) => entry?.[key] as Identifier | undefined,
    data.css as unknown as Identifier,
  );
  return found?.__compat && isKnown(found.__compat);
}

/** Neither static nor a plan: names that only a draft has are words that anybody uses. */
function mayBeOfAnything(key: string, { __compat: compat }: Identifier): boolean {
  const isStatic =
    key.endsWith('_static') || /tc39[^#]*#sec-(?!.*prototype)/.test(`${compat?.spec_url}`);
  return !isStatic && compat?.status?.standard_track === true && !compat.status.experimental;
}

/** Keys with another underscore describe behaviour. */
function membersOf(entry: Identifier = {}): [string, Identifier][] {
  const members = Object.entries(entry) as [string, Identifier][];
  return members.filter(([key]) => /^[A-Za-z0-9]+(_static|_event)?$/.test(key));
}

function isKnown({ support }: CompatStatement): boolean {
  return Object.entries(oldestBrowsers).every(([browser, oldest]) => {
    const entries = [support[browser as Browser] ?? []].flat();
    return entries.length === 0 || entries.some((entry) => isThere(entry, oldest));
  });
}

function isThere(entry: SimpleSupportStatement, oldest: string): boolean {
  const { version_added: added, version_removed: removed, flags } = entry;
  if (!added || added === 'preview' || flags) return false;
  return !isNewer(added, oldest) && !(removed && !isNewer(removed, oldest));
}

/** "≤37" is at most 37. */
function isNewer(version: string, than: string): boolean {
  const [major = 0, minor = 0] = numbersOf(version);
  const [thanMajor = 0, thanMinor = 0] = numbersOf(than);
  return major > thanMajor || (major === thanMajor && minor > thanMinor);
}

const numbersOf = (version: string) => version.replace('≤', '').split('.').map(Number);
