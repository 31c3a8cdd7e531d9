/** Position and subdivision in one line, as far as they are known. */
export const placeLine = (
  position: string | null | undefined,
  subdivision: string | null | undefined,
): string => [position, subdivision].filter(Boolean).join(' · ');
