import { useSession } from '#core/account/web/session/session.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { voiceFor } from '#core/report/contract/reading/report-voice.ts';
import type { Telling } from '#core/report/contract/reading/report-words.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

/**
 * How this report speaks to its reader: to the person it is about, as "you" (rule 65).
 */
export function useTelling(content: ReportContent): Telling {
  const { t, locale } = useT();
  const reader = useSession().user.employeeId;
  return { content, t, locale, voice: voiceFor(reader, content) };
}
