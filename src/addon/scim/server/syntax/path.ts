import { invalidPath, readOnly } from '#addon/scim/server/refuse.ts';
import type { PersonFieldName, personFields } from '#core/employee/contract/rules/person-fields.ts';

type ScimField = NonNullable<(typeof personFields)[PersonFieldName]['scim']>;

/** What a directory says of somebody. Null: it says nothing. */
export interface ScimPerson extends Record<ScimField, string | null> {
  userName: string | null;
  externalId: string | null;
  displayName: string | null;
  /** As it was sent: mostly the id of another person. */
  manager: string | null;
  active: boolean;
}
export type ScimText = Exclude<keyof ScimPerson, 'active'>;

/** `unkept`: an attribute of the standard that the product has no place for. */
export type Target =
  | { kind: 'text'; field: ScimText }
  | { kind: 'active' | 'name' | 'emails' | 'enterprise' | 'unkept' };

export const coreUrn = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterpriseUrn = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** Fields by their paths in small letters. `{"name": …}` and `name.givenName` are two ways to the same one. */
const texts = new Map<string, ScimText>([
  ['username', 'userName'],
  ['externalid', 'externalId'],
  ['displayname', 'displayName'],
  ['title', 'title'],
  ['name.givenname', 'givenName'],
  ['name.familyname', 'familyName'],
  ['name.middlename', 'middleName'],
]);
const enterpriseTexts = new Map<string, ScimText>([
  ['department', 'department'],
  ['manager', 'manager'],
  ['manager.value', 'manager'],
]);

/** Attributes of the standard (RFC 7643) that the product keeps nowhere. */
const unkept = new Set([
  'name.formatted',
  'name.honorificprefix',
  'name.honorificsuffix',
  'nickname',
  'profileurl',
  'usertype',
  'preferredlanguage',
  'locale',
  'timezone',
  'password',
]);
const unkeptLists = new Set([
  'phonenumbers',
  'ims',
  'photos',
  'addresses',
  'entitlements',
  'roles',
  'x509certificates',
]);
const unkeptEnterprise = new Set([
  'employeenumber',
  'costcenter',
  'organization',
  'division',
  'manager.displayname',
  'manager.$ref',
]);
const ours = new Set(['id', 'meta', 'groups']);

/** The longest path that is read, in characters. */
const longestPath = 500;
const form = /^([a-z][\w-]*)(?:\[([^\]]*)\])?(?:\.([a-z$][\w-]*))?$/;
const ofWork =
  /^\s*(?:type\s+eq\s+"work"|primary\s+eq\s+"?true"?)(?:\s+and\s+(?:type\s+eq\s+"work"|primary\s+eq\s+"?true"?))?\s*$/;
const ofOther = /^\s*type\s+eq\s+"[\w-]*"\s*$/;

/** What a path leads to. Throws 400 for one that isn't understood, and for what nobody may change. */
export function readPath(path: string): Target {
  if (path.length > longestPath) throw invalidPath(path);
  const given = path.trim().toLowerCase();
  const enterprise = afterUrn(given, enterpriseUrn);
  const target =
    enterprise === undefined ? ofCore(afterUrn(given, coreUrn) ?? given) : ofEnterprise(enterprise);
  if (target === 'ours') throw readOnly(path);
  if (!target) throw invalidPath(path);
  return target;
}

function afterUrn(path: string, urn: string): string | undefined {
  const beginning = urn.toLowerCase();
  if (path === beginning) return '';
  // Entra wrote a dot until 2018, and does so where a job is as old.
  const isWithin = path.startsWith(`${beginning}:`) || path.startsWith(`${beginning}.`);
  return isWithin ? path.slice(beginning.length + 1) : undefined;
}

function ofCore(path: string): Target | 'ours' | undefined {
  const [, base = '', filter, part] = form.exec(path) ?? [];
  if (ours.has(base)) return 'ours';
  if (unkeptLists.has(base)) return { kind: 'unkept' };
  if (base === 'emails') return ofEmails(filter, part);
  if (filter !== undefined) return undefined;
  const name = part === undefined ? base : `${base}.${part}`;
  const field = texts.get(name);
  if (field) return { kind: 'text', field };
  if (name === 'active' || name === 'name') return { kind: name };
  return unkept.has(name) ? { kind: 'unkept' } : undefined;
}

function ofEmails(filter: string | undefined, part: string | undefined): Target | undefined {
  if (filter !== undefined && !ofWork.test(filter)) {
    return ofOther.test(filter) ? { kind: 'unkept' } : undefined;
  }
  if (part === 'value') return { kind: 'text', field: 'email' };
  if (part === undefined) return { kind: 'emails' };
  return ['type', 'primary', 'display'].includes(part) ? { kind: 'unkept' } : undefined;
}

function ofEnterprise(path: string): Target | undefined {
  if (path === '') return { kind: 'enterprise' };
  const field = enterpriseTexts.get(path);
  if (field) return { kind: 'text', field };
  return unkeptEnterprise.has(path) ? { kind: 'unkept' } : undefined;
}
