/** Last, first and middle name, as lists of people show them. */
export const fullName = (person: {
  lastName: string;
  firstName: string;
  middleName?: string | null;
}): string => [person.lastName, person.firstName, person.middleName].filter(Boolean).join(' ');

/** Whether a name holds what was typed; trimmed, whatever the case, ё like е (spec 2, section 5). */
export const holds = (name: string, typed: string): boolean =>
  folded(name).includes(folded(typed.trim()));

const folded = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
