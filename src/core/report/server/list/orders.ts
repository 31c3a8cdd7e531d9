import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { employee } from '#core/employee/server/tables/employee.ts';
import { report } from '#core/report/server/tables/report.ts';
import { inAlphabet } from '#platform/server/db/search.ts';

/** How many rows a page has (rule 34). */
export const pageSize = 10;

export const ofEmployee = and(
  eq(employee.brandId, report.brandId),
  eq(employee.id, report.employeeId),
);

/**
 * The order by last and first name. An index has this order, and the database would rather walk through all
 * people than sort a few. So for a few it is written as an order that no index has.
 */
export const nameOrder = (isFew: boolean): SQLWrapper[] => {
  const { lastName, firstName, id } = employee;
  const first = isFew ? sql`(${lastName} || '')` : lastName;
  return [inAlphabet(first), inAlphabet(firstName), id];
};
