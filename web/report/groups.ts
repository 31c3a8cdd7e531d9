import { keepsAnonymity, type ParticipantType, participantTypes } from '#contract/methods.ts';
import type { ReportContent } from '#contract/report-content.ts';
import type { T } from '#i18n/t.ts';

/** Sheets of these types together: a column of the table, a line of the chart. */
export interface Group {
  key: string;
  types: readonly ParticipantType[];
}

/** Display order (data-and-maths, rule 3): by the first type, then the next, a shorter list first. */
const orderOf = (types: readonly ParticipantType[]): string =>
  types
    .map((type) => participantTypes.indexOf(type))
    .sort()
    .join('');

const typesOf = (order: string): ParticipantType[] =>
  [...order].flatMap((at) => participantTypes[Number(at)] ?? []);

/** `customer+subordinate`, in whatever order the types are given. */
export const keyOf = (types: readonly ParticipantType[]): string =>
  typesOf(orderOf(types)).join('+');

/** "Клиенты, подчинённые": the roles of a group, only the first with a capital. */
export function groupLabel(types: readonly ParticipantType[], t: T): string {
  const names = typesOf(orderOf(types)).map((type) => t(`participantTypes.${type}`));
  return names.map((name, at) => (at === 0 ? name : name.toLowerCase())).join(', ');
}

/** Each once, in display order. */
function ordered(groups: readonly { types: readonly ParticipantType[] }[]): Group[] {
  const orders = new Set(groups.map(({ types }) => orderOf(types)));
  return [...orders].sort().map((order) => ({ key: keyOf(typesOf(order)), types: typesOf(order) }));
}

/** Every group with a mark in some competence. */
export const groupsOf = (content: Pick<ReportContent, 'competenceMarkList'>): Group[] =>
  ordered(content.competenceMarkList.flatMap((each) => each.participantList));

/** Groups that were merged anywhere, open answers included (decision 25). */
export function mergedGroups(content: ReportContent): Group[] {
  const groups = [
    ...content.competenceMarkList.flatMap((each) => each.participantList),
    ...content.commonQuestionAnswerList.flatMap((each) => each.answers),
  ];
  return ordered(groups.filter(({ types }) => types.length > 1));
}

export const isSelf = ({ types }: Pick<Group, 'types'>): boolean =>
  types.length === 1 && types[0] === 'employee';

/** Why some sheets stand in no number, as the text that says it. */
export function notShownReason(content: ReportContent) {
  if (content.notShownSheetCount === 0) return 'allShown';
  if (!keepsAnonymity(content)) return 'withoutMarks';
  return content.kind === 'interim' ? 'waiting' : 'notShown';
}

/** The types that were asked, with how many of them answered and their names. */
export function progressByType(content: ReportContent) {
  return participantTypes
    .filter((type) => content.participantTypeCount[type] > 0)
    .map((type) => ({
      type,
      total: content.participantTypeCount[type],
      passed: content.reportProgressList.find((each) => each.type === type)?.passedCount ?? 0,
      names: content.participantProgressList
        .filter((person) => person.type === type)
        .map(({ name }) => name),
    }));
}

type Answers = ReportContent['commonQuestionAnswerList'][number]['answers'];

/** Texts by group, whether they came as one entry or one per text; groups without any left out. */
export function textsByGroup(answers: Answers): (Group & { texts: string[] })[] {
  return ordered(answers)
    .map((group) => ({
      ...group,
      texts: answers
        .filter(({ types }) => keyOf(types) === group.key)
        .flatMap(({ data }) => data ?? []),
    }))
    .filter(({ texts }) => texts.length > 0);
}
