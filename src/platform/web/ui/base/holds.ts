/**
 * Whether a name contains the typed text. Trimmed, case-insensitive, and ё counts as е.
 */
export const holds = (name: string, typed: string): boolean =>
  folded(name).includes(folded(typed.trim()));

/** Whether a name begins with the typed text, by the same rules. */
export const begins = (name: string, typed: string): boolean =>
  folded(name).startsWith(folded(typed));

/** Whether two names are the same in that way. */
export const isSameName = (name: string, typed: string): boolean =>
  folded(name) === folded(typed.trim());

const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
