import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import {
  hasSelf,
  noneBelow,
  othersMarks,
  whyNoMarks,
} from '#contract/assessment/content/report-statements.ts';
import { zonesOf } from './report-growth.ts';

/** A competence with the others' mark. */
export interface NamedMark {
  name: string;
  mark: number;
}

/** A sentence of "Главное" as data; `report-words.ts` puts it into words. */
export type MainPoint =
  | { say: 'strengths' | 'highest' | 'growth'; marks: NamedMark[] }
  | { say: 'noneBelow'; limit: number }
  | { say: 'between'; from: number; to: number }
  | { say: 'difference' | 'onlyDifference'; name: string; self: number; others: number }
  | { say: 'noDifference' | 'noSelf' | 'noOthers' }
  | { say: NonNullable<ReturnType<typeof whyNoMarks>> };

/** So many competences are named as those to grow. */
const mostToGrow = 2;

/**
 * What a report says first (rule 65), from its numbers alone: strengths, what to grow, and the
 * largest difference between self and others. At most three sentences, at least one.
 */
export function mainPoints(content: ReportContent): MainPoint[] {
  const why = whyNoMarks(content);
  if (why) return [{ say: why }];
  if (othersMarks(content).length === 0) return [{ say: 'noOthers' }];
  const said = [...strong(content), ...weak(content)];
  return [...(said.length > 0 ? said : [range(content)]), ...difference(content)];
}

function strong(content: ReportContent): MainPoint[] {
  const marks = named(content.strengthList);
  return marks.length > 0 ? [{ say: 'strengths', marks }] : highest(content);
}

/** Where nothing is high: what stands above the rest, if one or two competences do. */
function highest({ competenceMarkList }: ReportContent): MainPoint[] {
  const rated = named(competenceMarkList);
  const top = Math.max(...rated.map(({ mark }) => mark));
  const marks = rated.filter(({ mark }) => mark === top);
  return marks.length <= 2 && marks.length < rated.length ? [{ say: 'highest', marks }] : [];
}

function weak(content: ReportContent): MainPoint[] {
  const marks = named(zonesOf(content).growth).slice(0, mostToGrow);
  if (marks.length > 0) return [{ say: 'growth', marks }];
  const limit = noneBelow(content);
  return limit === null ? [] : [{ say: 'noneBelow', limit }];
}

function range(content: ReportContent): MainPoint {
  const marks = othersMarks(content);
  return { say: 'between', from: Math.min(...marks), to: Math.max(...marks) };
}

function difference(content: ReportContent): MainPoint[] {
  if (!hasSelf(content)) return content.method === '90' ? [] : [{ say: 'noSelf' }];
  const both = content.competenceMarkList.flatMap(
    ({ name, selfMark: self, otherParticipantMark: others }) =>
      self === null || others === null
        ? []
        : [{ name, self, others, size: Math.abs(self - others) }],
  );
  const [widest] = both.sort((a, b) => b.size - a.size);
  if (!widest) return [];
  const { size, ...marks } = widest;
  if (size < content.limits.gap) return [{ say: 'noDifference' }];
  return [{ say: both.length > 1 ? 'difference' : 'onlyDifference', ...marks }];
}

const named = (
  list: readonly { name: string; otherParticipantMark: number | null }[],
): NamedMark[] =>
  list.flatMap(({ name, otherParticipantMark: mark }) => (mark === null ? [] : [{ name, mark }]));
