import { Failure } from '#platform/server/shared/errors.ts';

/** A filter that isn't understood. It is never taken for another one. */
export const invalidFilter = (filter: string): Failure =>
  new Failure('validation', {
    scimType: 'invalidFilter',
    text: { key: 'scimMessages.invalidFilter', params: { filter: shortened(filter) } },
  });

/** A path that isn't understood. It is never passed over. */
export const invalidPath = (path: string): Failure =>
  new Failure('validation', {
    scimType: 'invalidPath',
    text: { key: 'scimMessages.invalidPath', params: { path: shortened(path) } },
  });

export const invalidValue = (path: string): Failure =>
  new Failure('validation', {
    scimType: 'invalidValue',
    text: { key: 'scimMessages.invalidValue', params: { path: shortened(path) } },
  });

export const invalidOperation = (op: string): Failure =>
  new Failure('validation', {
    scimType: 'invalidSyntax',
    text: { key: 'scimMessages.invalidOperation', params: { op: shortened(op) } },
  });

export const withoutPath = (): Failure =>
  new Failure('validation', { scimType: 'noTarget', text: { key: 'scimMessages.withoutPath' } });

/** What only we set: `id`, `meta`, `groups`. */
export const readOnly = (path: string): Failure =>
  new Failure('validation', {
    scimType: 'mutability',
    text: { key: 'scimMessages.readOnly', params: { path: shortened(path) } },
  });

/** Somebody else has it. */
export const taken = (what: 'userName' | 'email'): Failure =>
  new Failure('conflict', {
    scimType: 'uniqueness',
    text: { key: `scimMessages.taken.${what}` },
  });

/** The beginning of what a caller has sent, as much as somebody would read. */
const shortened = (text: string): string => text.slice(0, 100);
