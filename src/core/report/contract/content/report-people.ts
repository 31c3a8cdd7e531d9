import type { z } from 'zod/mini';
import type { groupMark, ReportContent } from './report-content.ts';
import { isRough } from './report-gaps.ts';
import { isOfAll } from './report-notes.ts';

/**
 * The fewest people who gave a group's mark, as far as the report says. Where it is told roughly, at least
 * half of the group and T did (data-and-maths, rule 4); where it only says "not everyone", T (rule 25).
 */
export function saidCount(content: ReportContent, group: z.infer<typeof groupMark>): number {
  const { anonymityThreshold: threshold } = content;
  if (isRough(content, group)) return Math.max(threshold, Math.ceil(group.sheetCount / 2));
  return isOfAll(content, group) ? group.sheetCount : threshold;
}
