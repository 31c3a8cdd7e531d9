import type { ReportContent } from './report-content.ts';
import { groupsOf, isSelf, type TypeGroup } from './report-groups.ts';

/** Which columns the competence table has, and which lines the chart. */
export interface ReportColumns {
  groups: TypeGroup[];
  /** All others together: only beside several groups of them, else it would repeat the one. */
  hasOthers: boolean;
  /** All with self: only where there are both, else it would repeat one of them. */
  hasTotal: boolean;
  hasTarget: boolean;
  /** Whether opinions differ anywhere. That they agree is said in no column. */
  hasAgreement: boolean;
}

/** Leaves out whatever would repeat another column or be empty (rule 65). */
export function columnsOf(content: Pick<ReportContent, 'competenceMarkList'>): ReportColumns {
  const groups = groupsOf(content);
  const others = groups.filter((group) => !isSelf(group)).length;
  const list = content.competenceMarkList;
  return {
    groups,
    hasOthers: others > 1,
    hasTotal: others > 0 && others < groups.length,
    hasTarget: list.some(({ targetMark }) => targetMark !== null),
    hasAgreement: list.some(({ agreement }) => agreement?.word === 'differ'),
  };
}

/** The only group besides self. Null where there are several or none. */
export function onlyOthers({ groups, hasOthers }: ReportColumns): TypeGroup | null {
  return hasOthers ? null : (groups.find((group) => !isSelf(group)) ?? null);
}
