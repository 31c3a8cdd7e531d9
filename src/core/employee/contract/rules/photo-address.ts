import { z } from 'zod/mini';

/** Where a saved photo is (rule 46). */

export interface PhotoAddress {
  employeeId: string;
  /** SHA-256 of the file: another photo has another address. */
  hash: string;
}
export const photoHash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'validation.invalid'));
export const photoAddress = ({ employeeId, hash }: PhotoAddress): string =>
  `/api/photo/${employeeId}/${hash}`;

/** Undefined for an address elsewhere. */
export function readPhotoAddress(address: string): PhotoAddress | undefined {
  const [, employeeId, hash] =
    /^\/api\/photo\/([0-9a-f-]{36})\/([0-9a-f]{64})$/.exec(address) ?? [];
  return employeeId && hash ? { employeeId, hash } : undefined;
}
