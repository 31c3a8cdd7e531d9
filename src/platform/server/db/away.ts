import { DatabaseError } from 'pg';
import { elsewhereCode, readOnlyCode } from './gate.ts';

/** PostgreSQL's codes for what it can't do now but may do later, by their first signs. */
const passing = [
  // No connection, or one that breaks.
  '08',
  // No room on the disk, no memory, too many connections.
  '53',
  // A statement that took too long.
  '57014',
  // It is stopping, or it crashed, or it is starting.
  '57P',
  // A transaction that was idle for too long.
  '25P03',
  // Its disk can't be read or written.
  '58030',
  // It has become a standby that only reads, or the gate of the company is closed.
  readOnlyCode,
  // The company is open in another installation.
  elsewhereCode,
];
export const diskFull = '53100';

/** What the network says about a server that can't be reached. */
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** What the client's own errors are called. They have no code. */
const ownWords =
  /^(Connection terminated|timeout expired|timeout exceeded when (trying to connect|waiting for a turn)|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/**
 * Why the database could not do its work now, as a short word for the log; null when the error says
 * nothing about the database's state. The same call may succeed later.
 */
export function whyAway(error: unknown): string | null {
  if (error instanceof DatabaseError) {
    const { code = '' } = error;
    return passing.some((start) => code.startsWith(start)) ? `${code} ${error.message}` : null;
  }
  return isBroken(error) ? error.message || codeOf(error) : null;
}

/** No statement can be sent on this connection any more. */
export function isBroken(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof DatabaseError) return false;
  const { syscall } = error as { syscall?: string };
  const isMissing = codeOf(error) === 'ENOENT' && syscall === 'connect';
  return isMissing || unreachable.includes(codeOf(error)) || ownWords.test(error.message);
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';
