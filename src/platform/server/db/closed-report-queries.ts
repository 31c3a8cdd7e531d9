import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A person whom reports are about. */
interface Subject {
  brandId: string;
  employeeId: string;
}

/**
 * A report of that questionary about the person is made and isn't theirs to know of yet (rule 133). For journals, which keep
 * what happens to it.
 */
export const isClosedOf = ({ brandId, employeeId }: Subject, questionaryId: SQLWrapper): SQL =>
  sql`exists (select from report closed where closed.brand_id = ${brandId}
    and closed.employee_id = ${employeeId} and closed.questionary_id = ${questionaryId}
    and closed.released_at is null)`;

/** The same for the questionary that an entry's details name; false where they name none. */
export const isClosedTo = (subject: Subject, details: SQLWrapper): SQL =>
  isClosedOf(subject, sql`(${details} ->> 'questionaryId')::uuid`);
