import type { Issue } from '#platform/contract/call/issues.ts';
import { Failure, invalid } from '#platform/server/shared/errors.ts';

/** What else people take for a table. Each message says how to make one of it. */
type OtherKind = 'notATable' | 'webPage' | 'oldExcel' | 'binaryExcel' | 'openDocument' | 'numbers';

/** Why a whole file is refused, at the field `file`. */
export const notATable = (kind: OtherKind = 'notATable') =>
  refused('unsupportedMedia', { key: `tableFile.${kind}` });

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

export const tooManyRows = () => refused('tooLarge', { key: 'tableFile.tooManyRows' });

/** A small archive that unpacks into something huge. */
export const unpacksTooLarge = () => refused('tooLarge', { key: 'tableFile.unpacksTooLarge' });

/** Reading it reached a limit of the worker. */
export const takesTooLong = (seconds: number) =>
  refused('tooLarge', { key: 'tableFile.takesTooLong', params: { seconds } });

export const takesTooMuchMemory = (megabytes: number) =>
  refused('tooLarge', { key: 'tableFile.takesTooMuchMemory', params: { megabytes } });

export const isEmptyFile = () => refused('validation', { key: 'tableFile.empty' });

const refused = (
  why: 'unsupportedMedia' | 'tooLarge' | 'validation',
  text: Pick<Issue, 'key' | 'params'>,
) => new Failure(why, { issues: [{ path: 'file', ...text }], text });
