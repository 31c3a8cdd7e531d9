import type { ScimOperation } from '#addon/scim/contract/scim.ts';
import { invalidOperation, invalidValue, withoutPath } from '#addon/scim/server/refuse.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { enterpriseUrn, readPath, type ScimPerson } from './path.ts';

/** The person after these operations, in any of the dialects that directories speak. */
export function patched(person: ScimPerson, operations: readonly ScimOperation[]): ScimPerson {
  const after = { ...person };
  for (const { op: written, path: given, value } of operations) {
    const op = written.toLowerCase();
    const path = given || undefined;
    if (op === 'remove') {
      if (path === undefined) throw withoutPath();
      remove(after, path, value);
    } else if (op === 'add' || op === 'replace') {
      const kept = op === 'add' ? after.email : null;
      if (path !== undefined) assign(after, path, value, kept);
      else assignAll(after, value, kept);
    } else throw invalidOperation(written);
  }
  return after;
}

/** The person as a whole resource says. What it doesn't name stays; what it names and we don't know is passed over. */
export function overlaid(person: ScimPerson, resource: Record<string, unknown>): ScimPerson {
  const after = { ...person };
  for (const [name, value] of Object.entries(resource)) {
    try {
      assign(after, name, value);
    } catch (error) {
      if (!isOfPath(error)) throw error;
    }
  }
  return after;
}

/** A resource names what it reads, too: `id`, `meta`, `schemas`, extensions of others. */
const isOfPath = (error: unknown): boolean =>
  error instanceof Failure &&
  (error.details.scimType === 'invalidPath' || error.details.scimType === 'mutability');

/** Without a path the value names the attributes, each as a path would. */
function assignAll(person: ScimPerson, value: unknown, kept: string | null): void {
  if (!isObject(value)) throw invalidValue('value');
  for (const [name, inner] of Object.entries(value)) {
    if (name.toLowerCase() !== 'schemas') assign(person, name, inner, kept);
  }
}

/** `kept`: the e-mail of somebody to whom others are added. */
function assign(
  person: ScimPerson,
  path: string,
  value: unknown,
  kept: string | null = null,
): void {
  const target = readPath(path);
  switch (target.kind) {
    case 'text':
      person[target.field] = textOf(path, value);
      break;
    case 'active':
      person.active = yesOrNo(path, value);
      break;
    case 'name':
      assignParts(person, { path, value, prefix: 'name.' });
      break;
    case 'enterprise':
      assignParts(person, { path, value, prefix: `${enterpriseUrn}:` });
      break;
    case 'emails':
      person.email = emailOf(path, value, kept);
      break;
    case 'unkept':
  }
}

function assignParts(
  person: ScimPerson,
  { path, value, prefix }: { path: string; value: unknown; prefix: string },
): void {
  if (value === null) {
    remove(person, path, undefined);
    return;
  }
  if (!isObject(value)) throw invalidValue(path);
  for (const [name, inner] of Object.entries(value)) assign(person, `${prefix}${name}`, inner);
}

function remove(person: ScimPerson, path: string, value: unknown): void {
  const target = readPath(path);
  if (target.kind === 'active') throw invalidValue(path);
  if (target.kind === 'text') person[target.field] = null;
  if (target.kind === 'name') {
    Object.assign(person, { givenName: null, familyName: null, middleName: null });
  }
  if (target.kind === 'enterprise') Object.assign(person, { department: null, manager: null });
  if (target.kind === 'emails') {
    const isOwn = value === undefined || emailOf(path, value) === person.email;
    if (isOwn) person.email = null;
  }
}

/** A text, also as `{"value": …}` or the only one of a list, as some directories write a manager. */
function textOf(path: string, value: unknown): string | null {
  const plain = unwrapped(value);
  if (plain === null || plain === undefined) return null;
  if (typeof plain === 'number') return String(plain);
  if (typeof plain !== 'string') throw invalidValue(path);
  return plain.trim() || null;
}

function unwrapped(value: unknown): unknown {
  const only = Array.isArray(value) && value.length < 2 ? value[0] : value;
  if (!isObject(only)) return only;
  const named = inSmall(only);
  return 'value' in named ? named.value : only;
}

function yesOrNo(path: string, value: unknown): boolean {
  const said = String(unwrapped(value)).toLowerCase();
  if (said !== 'true' && said !== 'false') throw invalidValue(path);
  return said === 'true';
}

/** The e-mail of work; else the primary one; else the first, unless one is kept beside those of other kinds. */
function emailOf(path: string, value: unknown, kept: string | null = null): string | null {
  const list = Array.isArray(value) ? value : [value];
  const typeOf = (one: unknown) => (isObject(one) ? inSmall(one).type : undefined);
  const isWork = (one: unknown) => String(typeOf(one)).toLowerCase() === 'work';
  const isPrimary = (one: unknown) =>
    isObject(one) && String(inSmall(one).primary).toLowerCase() === 'true';
  const chosen = list.find(isWork) ?? list.find(isPrimary);
  if (chosen === undefined && kept !== null && list.every(typeOf)) return kept;
  return textOf(path, chosen ?? list[0]);
}

/** Names of attributes have no case (RFC 7643, 2.1). */
const inSmall = (given: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
