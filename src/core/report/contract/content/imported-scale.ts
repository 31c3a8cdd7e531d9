/** The scales that marks of earlier years may have. The best mark is the highest. */

export const importedScales = ['1-5', '0-5', '1-4', '1-6', '1-7', '1-10', '0-10', '0-100'] as const;
export type ImportedScale = (typeof importedScales)[number];

/** The lowest and the highest mark. */
export function endsOf(scale: ImportedScale): { low: number; high: number } {
  const [low = 0, high = 0] = scale.split('-').map(Number);
  return { low, high };
}
