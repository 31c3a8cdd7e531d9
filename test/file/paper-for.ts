import type { PaperFor } from '#core/report/server/paper/paper.ts';

/** A brand's paper for somebody who reads about somebody else, with no report before. */
export const paperFor = (overrides: Partial<PaperFor> = {}): PaperFor => ({
  name: 'Север',
  timeZone: 'Europe/Moscow',
  voice: 'other',
  previous: null,
  ...overrides,
});
