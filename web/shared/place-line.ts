/** Where somebody works, as far as it is known: position and subdivision in one line. */
export const placeLine = (
  position: string | null | undefined,
  subdivision: string | null | undefined,
): string => [position, subdivision].filter(Boolean).join(' · ');
