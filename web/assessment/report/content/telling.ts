import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { voiceFor } from '#contract/assessment/reading/report-voice.ts';
import type { Telling } from '#contract/assessment/reading/report-words.ts';
import { useSession } from '#web/platform/session/session.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';

/**
 * How this report speaks to its reader: to the person it is about, as "you" (rule 65).
 */
export function useTelling(content: ReportContent): Telling {
  const { t, locale } = useT();
  const reader = useSession().user.employeeId;
  return { content, t, locale, voice: voiceFor(reader, content) };
}
