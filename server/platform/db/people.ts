import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { position, subdivision } from './schema/directory.ts';
import { employee } from './schema/employee.ts';

/** How people's names and workplaces are written in every query. */

/** Last and first name, as the contract's `shortName` has it. */
export const shortName = (person: { lastName: SQLWrapper; firstName: SQLWrapper }): SQL<string> =>
  sql<string>`${person.lastName} || ' ' || ${person.firstName}`;

/** The same for a table with this alias in the statement. */
export const shortNameIn = (alias: string): SQL<string> =>
  shortName({ lastName: sql.raw(`${alias}.last_name`), firstName: sql.raw(`${alias}.first_name`) });

/** Joins an employee's position. */
export const atPosition = and(
  eq(position.brandId, employee.brandId),
  eq(position.id, employee.positionId),
);
/** Joins an employee's subdivision. */
export const atSubdivision = and(
  eq(subdivision.brandId, employee.brandId),
  eq(subdivision.id, employee.subdivisionId),
);
