import type { ImportedScale } from '#core/report/contract/content/imported-scale.ts';
import type { NameParts, ReportContent } from '#core/report/contract/content/report-content.ts';
import { numberOrNull, toNumber } from '#core/report/server/content/fraction.ts';
import { overallMarks } from '#core/report/server/content/groups.ts';
import { zoneLists, zoneMark } from '#core/report/server/content/zone-lists.ts';
import type { ReportTexts } from '#core/report/server/tables/report.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import {
  anonymousTypes,
  keepsAnonymity,
  type Method,
  reviewerRoles,
  type SmallGroups,
} from '#platform/contract/rules/methods.ts';
import { limits } from '#platform/contract/rules/scale.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { groupsShown, type RoleMark } from './shown-groups.ts';

/** A row of the file, read: what one role gave one person in one competence. */
export interface ImportedMark extends RoleMark {
  rowIndex: number;
  competence: { id: string; name: Localized };
}

export interface ImportedSource {
  questionaryId: string;
  number: number;
  title: string | null;
  dateStart: string;
  dateEnd: string;
  method: Method;
  /** T of the company on the day they are brought in. */
  threshold: number;
  /** The company's choice on that day (rule 90). */
  smallGroups: SmallGroups;
  scale: ImportedScale;
  now: Date;
  subject: { id: string; name: string; parts: NameParts };
  /** All that the file has about this person, in its order. */
  marks: readonly ImportedMark[];
}

/**
 * A report as our own are kept (data-and-maths, "Report content"), from the marks of groups instead of
 * sheets. It has what a file can tell: neither comments, nor names of raters, nor how many were asked,
 * nor where the person worked then. It stands where it belongs in time: on the assessment's last day.
 */
export function makeContent(source: ImportedSource) {
  const { marks } = source;
  const competences = [...groupBy(marks, ({ competence }) => competence.id).values()].map(
    (rows) => {
      const { groups, withheld } = groupsShown(rows, source);
      return { ...rows[0]!.competence, groups, withheld, ...overallMarks(groups) };
    },
  );
  const named = competences.map(({ name, ...row }) => ({ ...row, name: name.ru }));
  const rated = named.filter(({ groups }) => groups.length > 0);
  const shown = new Set(rated.flatMap(({ groups }) => groups.flatMap(({ types }) => types)));
  const content: ReportContent = {
    ...headOf(source),
    ...whoAnswered(marks, shown),
    comparableList: [],
    competenceMarkList: rated.map(({ groups, total, ...row }) => ({
      ...zoneMark(row),
      description: null,
      totalMark: numberOrNull(total),
      targetMark: null,
      participantList: groups.map((group) => ({ ...group, mark: toNumber(group.mark) })),
      agreement: null,
      questionMarkList: [],
    })),
    ...zoneLists(rated),
    behaviourTopList: [],
    behaviourLowList: [],
    commonQuestionAnswerList: [],
    limits: { ...limits },
  };
  const texts: ReportTexts = {
    competences: Object.fromEntries(
      competences.map(({ id, name }) => [id, { name, description: { ru: '' } }]),
    ),
    questions: {},
  };
  return { content, texts, withheld: competences.flatMap((one) => one.withheld) };
}

/** What the report is, whom it is about, and when it was made. */
function headOf({
  subject,
  threshold,
  smallGroups,
  method,
  scale,
  title,
  now,
  ...source
}: ImportedSource) {
  const anonymity = { method, isAnonymous: threshold > 1, anonymityThreshold: threshold };
  return {
    questionaryId: source.questionaryId,
    employeeId: subject.id,
    number: source.number,
    subject: subject.name,
    subjectParts: subject.parts,
    position: null,
    subdivision: null,
    method,
    type: 'broughtIn',
    dateStart: source.dateStart,
    dateEnd: source.dateEnd,
    createdAt: `${source.dateEnd}T12:00:00.000Z`,
    kind: 'final',
    broughtIn: { title, scale, at: now.toISOString() },
    isAnonymous: keepsAnonymity(anonymity),
    anonymityThreshold: threshold,
    smallGroups: keepsAnonymity(anonymity) ? smallGroups : null,
  } satisfies Partial<ReportContent>;
}

/** How many people of each role gave marks, and how many of them stand in no group that is shown. */
function whoAnswered(marks: readonly ImportedMark[], shown: ReadonlySet<string>) {
  const people = peopleOf(marks);
  const answered = sumOf(people);
  return {
    passedParticipantCount: answered,
    notShownSheetCount: sumOf(people.filter(({ type }) => isGrouped(type) && !shown.has(type))),
    participantTypeCount: { ...countsOf(people), totalCount: answered },
    reportProgressList: people.map(({ type, count }) => ({ type, passedCount: count })),
    participantProgressList: [],
  } satisfies Partial<ReportContent>;
}

const sumOf = (people: readonly { count: number }[]): number =>
  people.reduce((sum, { count }) => sum + count, 0);

const isGrouped = (type: string) => anonymousTypes.some((one) => one === type);

/** For each role that the file has numbers of: how many people gave a mark in the competence where most did. */
function peopleOf(marks: readonly ImportedMark[]) {
  const byType = groupBy(marks, ({ type }) => type);
  return reviewerRoles.flatMap((type) => {
    const counts = (byType.get(type) ?? []).flatMap(({ count }) => {
      if (type === 'employee') return [1];
      return count ?? (isGrouped(type) ? [] : [1]);
    });
    return counts.length > 0 ? [{ type, count: Math.max(...counts) }] : [];
  });
}

const countsOf = (people: ReturnType<typeof peopleOf>) => {
  const of = (type: (typeof reviewerRoles)[number]) =>
    people.find((one) => one.type === type)?.count ?? 0;
  return {
    supervisor: of('supervisor'),
    colleague: of('colleague'),
    customer: of('customer'),
    subordinate: of('subordinate'),
    employee: of('employee'),
  };
};
