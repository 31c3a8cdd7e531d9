import { type PersonFieldName, personFields } from '#core/employee/contract/rules/person-fields.ts';
import { employee } from '#core/employee/server/tables/employee.ts';

/** Every column of an employee's row, with what erasing leaves of it and how one's own data has it. */

type Column = keyof typeof employee.$inferSelect;
interface Kept {
  leaves: 'nothing' | 'another' | 'all';
  own: 'json' | null;
}

/** Says nothing of the person, or what is shown anyway. */
const ofRow = { leaves: 'all', own: null } as const;
/**
 * Columns that nobody fills. One that people fill is a field of `src/core/employee/contract/rules/person-fields.ts`; neither there nor here,
 * it doesn't compile.
 */
const recordColumns = {
  brandId: ofRow,
  id: ofRow,
  version: { ...ofRow, leaves: 'another' },
  createdAt: { ...ofRow, own: 'json' },
  deletedAt: { ...ofRow, leaves: 'another' },
  erasedNumber: { ...ofRow, leaves: 'another' },
  // These columns are made of others.
  searchText: ofRow,
  nameText: ofRow,
  nameSieve: ofRow,
  // The columns that follow show takeovers of a record (rule 25).
  addressSince: ofRow,
  emailReplacedAt: ofRow,
  nameSince: ofRow,
  renamedAt: ofRow,
  nameReplacedAt: ofRow,
  remadeAt: ofRow,
} as const satisfies Record<Exclude<Column, PersonFieldName>, Kept>;

export const personColumns = { ...personFields, ...recordColumns };

export const columnsOf = <Name extends Column>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, employee[name]])) as Pick<typeof employee, Name>;
