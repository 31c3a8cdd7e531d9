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

/** Reading it reached a limit of the worker. */
export const takesTooLong = (seconds: number) =>
  new Failure('tooLarge', {
    issues: [{ path: 'file', key: 'tableFile.takesTooLong', params: { seconds } }],
    text: { key: 'tableFile.takesTooLong', params: { seconds } },
  });

export const takesTooMuchMemory = (megabytes: number) =>
  new Failure('tooLarge', {
    issues: [{ path: 'file', key: 'tableFile.takesTooMuchMemory', params: { megabytes } }],
    text: { key: 'tableFile.takesTooMuchMemory', params: { megabytes } },
  });

export const isEmptyFile = () =>
  new Failure('validation', {
    issues: [{ path: 'file', key: 'tableFile.empty' }],
    text: { key: 'tableFile.empty' },
  });
