import { fullName, loggedLocale } from '#platform/contract/rules/names.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { NameParts, ReportContent } from './report-content.ts';

/** Names in a report: in the order of their reader where it has parts, else as it was made (rule 63c). */

const ordered = (name: string, parts: NameParts, locale: Locale): string =>
  parts ? fullName(parts, locale) : name;

type Subject = Pick<ReportContent, 'subject' | 'subjectParts'>;
type Rater = ReportContent['participantProgressList'][number];

/** The name of the person whom the report is about. */
export const subjectIn = ({ subject, subjectParts }: Subject, locale: Locale): string =>
  ordered(subject, subjectParts, locale);
/** The subject's name as the activity log has it, in whatever language the report is read. */
export const loggedSubject = (content: Subject): string => subjectIn(content, loggedLocale);

/** Somebody who was asked, with their name. */
export const raterIn = <R extends Rater>(rater: R, locale: Locale): R => ({
  ...rater,
  name: ordered(rater.name, rater.parts, locale),
});
/** The name in one order, also where an earlier report has no parts and is read in English. */
export const keptName = ({ name, parts }: Rater): string => ordered(name, parts, loggedLocale);
