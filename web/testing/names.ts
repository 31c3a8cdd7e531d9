/** Last, first and middle name, as lists of people show them. */
export const fullName = (person: {
  lastName: string;
  firstName: string;
  middleName: string | null;
}): string => [person.lastName, person.firstName, person.middleName].filter(Boolean).join(' ');
