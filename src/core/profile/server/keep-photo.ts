import { createHash } from 'node:crypto';
import { photoData } from '#core/employee/contract/rules/photo.ts';
import { photoAddress, readPhotoAddress } from '#core/employee/contract/rules/photo-address.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { deletePhoto, savePhoto } from './photo-queries.ts';
import { typeOfPicture } from './picture.ts';

interface PhotoChange {
  given: string | null;
  saved: string | null;
  /** Where photos may be besides our own database: PHOTO_HOSTS. */
  hosts: readonly string[];
}

/**
 * Stores a new photo, or forgets the old one, and returns the address to be saved. Throws 400 at
 * `photoUrl` for what is no picture, for the address of another photo, and for one on a host that the operator
 * hasn't named (rule 46). What is saved already may stay.
 */
export async function keepPhoto(
  scope: Scope,
  employeeId: string,
  { given, saved, hosts }: PhotoChange,
): Promise<string | null> {
  if (given === saved) return saved;
  const data = given && photoData(given);
  if (data) return storePhoto(scope, employeeId, Buffer.from(data, 'base64'));
  if (given && readPhotoAddress(given)) throw notAPhoto();
  if (given && !hosts.includes(new URL(given).host)) {
    throw invalid({ path: 'photoUrl', key: 'profileMessages.photoHost' });
  }
  await deletePhoto(scope, employeeId);
  return given;
}

async function storePhoto(scope: Scope, employeeId: string, file: Buffer): Promise<string> {
  const type = typeOfPicture(file);
  if (!type) throw notAPhoto();
  const address = { employeeId, hash: createHash('sha256').update(file).digest('hex') };
  await savePhoto(scope, address, { file, type });
  return photoAddress(address);
}

const notAPhoto = () => invalid({ path: 'photoUrl', key: 'validation.invalidPhotoUrl' });
