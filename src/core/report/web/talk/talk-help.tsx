import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { talkQuestions } from '#core/report/contract/talk/report-talk.ts';
import { TalkLink } from './talk-link.tsx';
import { TalkQuestions } from './talk-questions.tsx';

/** What stands over a report that waits for the talk: the talk's questions, and the way to the whole page about it. */
export function TalkHelp({ content }: { content: ReportContent }) {
  if (talkQuestions(content).length === 0) return null;
  return (
    <>
      <TalkQuestions content={content} voice="other" />
      <TalkLink address={content} />
    </>
  );
}
