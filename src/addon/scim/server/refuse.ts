import type { ScimType } from '#platform/contract/call/scim.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import type { TextKey } from '#platform/texts/t.ts';

/** What a caller has sent doesn't fit. Of that, as much is said as somebody would read. */
function unfit(scimType: ScimType, key: TextKey, given: [name: string, text: string][]): Failure {
  const params = Object.fromEntries(given.map(([name, text]) => [name, text.slice(0, 100)]));
  return new Failure('validation', { scimType, text: { key, params } });
}

/** A filter that isn't understood. It is never taken for another one. */
export const invalidFilter = (filter: string): Failure =>
  unfit('invalidFilter', 'scimMessages.invalidFilter', [['filter', filter]]);

/** A path that isn't understood. It is never passed over. */
export const invalidPath = (path: string): Failure =>
  unfit('invalidPath', 'scimMessages.invalidPath', [['path', path]]);

export const invalidValue = (path: string): Failure =>
  unfit('invalidValue', 'scimMessages.invalidValue', [['path', path]]);

export const invalidOperation = (op: string): Failure =>
  unfit('invalidSyntax', 'scimMessages.invalidOperation', [['op', op]]);

export const withoutPath = (): Failure => unfit('noTarget', 'scimMessages.withoutPath', []);

/** What only we set: `id`, `meta`, `groups`. */
export const readOnly = (path: string): Failure =>
  unfit('mutability', 'scimMessages.readOnly', [['path', path]]);

/** Somebody else has it. */
export const taken = (what: 'userName' | 'email'): Failure =>
  new Failure('conflict', {
    scimType: 'uniqueness',
    text: { key: `scimMessages.taken.${what}` },
  });
