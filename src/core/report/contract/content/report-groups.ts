import { type ReviewerRole, reviewerRoles } from '#platform/contract/rules/methods.ts';
import type { T } from '#platform/texts/t.ts';
import type { ReportContent } from './report-content.ts';

/** Sheets of these types together: a column of the table and a line of the chart. */
export interface TypeGroup {
  /** Such as `customer+subordinate`, whatever the order of the types. */
  key: string;
  types: readonly ReviewerRole[];
}

type Types = readonly ReviewerRole[];

const places = (types: Types): number[] =>
  types.map((type) => reviewerRoles.indexOf(type)).sort((a, b) => a - b);

const inOrder = (types: Types): ReviewerRole[] =>
  places(types).flatMap((at) => reviewerRoles[at] ?? []);

export const groupKey = (types: Types): string => inOrder(types).join('+');

/**
 * Display order (data-and-maths, rule 3): by the first type, then by the next, shorter lists first.
 */
export function compareGroups(a: Types, b: Types): number {
  const [left, right] = [places(a), places(b)];
  const at = left.findIndex((place, index) => place !== right[index]);
  if (at < 0) return left.length - right.length;
  return (left[at] ?? -1) - (right[at] ?? -1);
}

/** "Клиенты, подчинённые": the roles of a group, with a capital only at the start. */
export function groupLabel(types: Types, t: T): string {
  const names = inOrder(types).map((type) => t(`reviewerRoles.${type}`));
  return names.map((name, at) => (at === 0 ? name : name.toLowerCase())).join(', ');
}

/** Each set of types once, in display order. */
export function distinctGroups(groups: readonly { types: Types }[]): TypeGroup[] {
  const byKey = new Map(groups.map(({ types }) => [groupKey(types), inOrder(types)]));
  return [...byKey]
    .map(([key, types]) => ({ key, types }))
    .sort((a, b) => compareGroups(a.types, b.types));
}

/** Every group with a mark in some competence. */
export const groupsOf = (content: Pick<ReportContent, 'competenceMarkList'>): TypeGroup[] =>
  distinctGroups(content.competenceMarkList.flatMap((each) => each.participantList));

/** Groups that were merged anywhere, open answers included (rule 25). */
export function combinedGroups(
  content: Pick<ReportContent, 'competenceMarkList' | 'commonQuestionAnswerList'>,
): TypeGroup[] {
  const groups = [
    ...content.competenceMarkList.flatMap((each) => each.participantList),
    ...content.commonQuestionAnswerList.flatMap((each) => each.answers),
  ];
  return distinctGroups(groups.filter(({ types }) => types.length > 1));
}

type Answers = ReportContent['commonQuestionAnswerList'][number]['answers'];

/**
 * Texts by group, whether the report holds one entry per group or one per text. Groups without
 * texts are left out.
 */
export function textsByGroup(answers: Answers): (TypeGroup & { texts: string[] })[] {
  return distinctGroups(answers)
    .map((group) => ({
      ...group,
      texts: answers
        .filter(({ types }) => groupKey(types) === group.key)
        .flatMap(({ data }) => data ?? []),
    }))
    .filter(({ texts }) => texts.length > 0);
}

export const isSelf = ({ types }: { types: Types }): boolean =>
  types.length === 1 && types[0] === 'employee';
