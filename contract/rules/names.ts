/** How people are called, wherever it is read: in lists, messages, reports and the journal of actions. */

interface Named {
  lastName: string;
  firstName: string;
}

/** Last and first name. */
export const shortName = ({ lastName, firstName }: Named): string => `${lastName} ${firstName}`;

/** Last, first and middle name. */
export const fullName = ({
  lastName,
  firstName,
  middleName,
}: Named & { middleName?: string | null }): string =>
  [lastName, firstName, middleName].filter(Boolean).join(' ');
