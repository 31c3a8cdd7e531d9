import { Failure } from '#server/errors.ts';

/** Why a whole file is refused, at the field `file`. */
export const notATable = () =>
  new Failure('unsupportedMedia', {
    issues: [{ path: 'file', key: 'tableFile.notATable' }],
    text: { key: 'tableFile.notATable' },
  });

export const tooManyRows = () =>
  new Failure('tooLarge', {
    issues: [{ path: 'file', key: 'tableFile.tooManyRows' }],
    text: { key: 'tableFile.tooManyRows' },
  });

/** A small archive that unpacks into something huge. */
export const unpacksTooLarge = () =>
  new Failure('tooLarge', {
    issues: [{ path: 'file', key: 'tableFile.unpacksTooLarge' }],
    text: { key: 'tableFile.unpacksTooLarge' },
  });

export const isEmptyFile = () =>
  new Failure('validation', {
    issues: [{ path: 'file', key: 'tableFile.empty' }],
    text: { key: 'tableFile.empty' },
  });
