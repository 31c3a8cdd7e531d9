import { Failure, invalid } from '#platform/server/shared/errors.ts';

/** What else people take for a table. Each message says how to make one of it. */
type OtherKind = 'notATable' | 'webPage' | 'oldExcel' | 'binaryExcel' | 'openDocument' | 'numbers';

/** Why a whole file is refused, at the field `file`. */
export const notATable = (kind: OtherKind = 'notATable') =>
  new Failure('unsupportedMedia', {
    issues: [{ path: 'file', key: `tableFile.${kind}` }],
    text: { key: `tableFile.${kind}` },
  });

/** A workbook of charts. */
export const noWorksheet = () => invalid({ path: 'file', key: 'tableFile.noWorksheet' });

/** Its letters can be read in several ways, and nobody has said in which. */
export const doubtfulEncoding = () =>
  invalid({ path: 'encoding', key: 'tableFile.doubtfulEncoding' });

/** The same where nobody can say. */
export const unclearLetters = () => invalid({ path: 'file', key: 'tableFile.unclearLetters' });

/** What was chosen for an earlier file: a sheet or a column that this one does not have. */
export const noSuchSheet = () => invalid({ path: 'sheet', key: 'tableFile.noSuchSheet' });
export const noSuchColumn = () => invalid({ path: 'columns', key: 'tableFile.noSuchColumn' });

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
