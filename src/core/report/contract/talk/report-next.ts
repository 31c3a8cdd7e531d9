import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { seenBehaviours } from '#core/report/contract/telling/report-behaviours.ts';
import { zonesOf } from '#core/report/contract/telling/report-to-develop.ts';
import { talkQuestions } from './report-talk.ts';

/** Something to work on after a report. */
export interface Direction {
  /** Names it within its report. */
  key: string;
  competenceId: string;
  /** The competence's name. */
  name: string;
  /** A behaviour that others see least often. Null: the competence as a whole. */
  behaviour: string | null;
}

/** What one may choose to work on after a report (rule 159). */
export interface ReportNext {
  /** Competences first. */
  directions: Direction[];
  /** Nothing is low: the competences are strengths to build on. */
  isOfStrengths: boolean;
}

/** As many as one can work on until the next assessment. */
const most = 3;

/** Null where nothing is to be talked over yet. */
export function reportNext(content: ReportContent): ReportNext | null {
  if (talkQuestions(content).length === 0) return null;
  const { toDevelop, strengths, standingOut } = zonesOf(content);
  const isOfStrengths = toDevelop.length === 0;
  const zones = isOfStrengths ? [...strengths, ...standingOut] : toDevelop;
  const competences = zones.slice(0, most).map(({ competenceId, name }, at) => ({
    key: `c${at}`,
    competenceId,
    name,
    behaviour: null,
  }));
  const behaviours = seenBehaviours(content).low.map(
    ({ competenceId, name, questionText }, at) => ({
      key: `b${at}`,
      competenceId,
      name,
      behaviour: questionText,
    }),
  );
  return { directions: [...competences, ...behaviours], isOfStrengths };
}

export const isWhole = ({ behaviour }: Direction): boolean => behaviour === null;
