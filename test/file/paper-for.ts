import type { PaperFor } from '#core/report/server/paper/paper.ts';
import type { PaperBrand } from '#platform/server/pdf/brand.ts';

export const paperBrand: PaperBrand = { name: 'Север', logo: null };

/** A brand's paper for somebody who reads about somebody else, with no report before. */
export const paperFor = (overrides: Partial<PaperFor> = {}): PaperFor => ({
  ...paperBrand,
  timeZone: 'Europe/Moscow',
  voice: 'other',
  previous: null,
  ...overrides,
});
