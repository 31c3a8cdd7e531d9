import type { ReportContent } from '#contract/rules/report-content.ts';
import { voiceFor } from '#contract/rules/report-voice.ts';
import type { Telling } from '#contract/rules/report-words.ts';
import { useSession } from '#web/session/session.ts';
import { useT } from '#web/ui/base/texts.tsx';

/**
 * How this report speaks to whoever is signed in: to the person it is about, as "you" (rule 65).
 */
export function useTelling(content: ReportContent): Telling {
  const { t, locale } = useT();
  const reader = useSession().user.employeeId;
  return { content, t, locale, voice: voiceFor(reader, content) };
}
