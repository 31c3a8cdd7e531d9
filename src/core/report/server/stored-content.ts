import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { StoredContent } from '#core/report/server/tables/report.ts';

/** A stored content as it is read today: what it was made without is null. */
export const readStored = (content: StoredContent): ReportContent => ({
  ...content,
  competenceMarkList: content.competenceMarkList.map((row) => ({ targetMark: null, ...row })),
});
