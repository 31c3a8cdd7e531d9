import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { hasSelf, othersMarks } from '#core/report/contract/content/report-statements.ts';
import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import type { T } from '#platform/texts/t.ts';

/** What the manager asks when a report is talked over, the same on paper and on screen. */
export interface ReportTalk {
  heading: string;
  /** Where it is not known who said what. */
  note: string | null;
  /** Six. */
  questions: string[];
}

type TalkQuestion =
  | 'surprise'
  | 'strength'
  | 'difference'
  | 'disagreement'
  | 'important'
  | 'step'
  | 'help';

/** None where nothing is to be talked over yet: in an interim report, and where the others gave no mark. */
export function talkQuestions(content: ReportContent): TalkQuestion[] {
  if (content.kind === 'interim' || othersMarks(content).length === 0) return [];
  const third = hasSelf(content) ? 'difference' : 'disagreement';
  return ['surprise', 'strength', third, 'important', 'step', 'help'];
}

/** Null where it has no questions. */
export function reportTalk(content: ReportContent, t: T): ReportTalk | null {
  const questions = talkQuestions(content);
  if (questions.length === 0) return null;
  return {
    heading: t('whatNext.talk'),
    note: keepsAnonymity(content) ? t('whatNext.talkAnonymous') : null,
    questions: questions.map((question) => t(`whatNext.questions.${question}`)),
  };
}
