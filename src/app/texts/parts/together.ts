import type { Catalogue } from '#platform/texts/t.ts';

/** Several files as one part. */
export const together = async (...files: readonly Promise<Catalogue>[]): Promise<Catalogue> =>
  Object.assign({}, ...(await Promise.all(files)));
