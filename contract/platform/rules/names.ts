/** How people's names are written everywhere: in lists, messages, reports and the activity log. */

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
