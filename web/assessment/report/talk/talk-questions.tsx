import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { reportTalk } from '#contract/assessment/reading/report-talk.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Disclosure } from '#web/platform/ui/show/disclosure.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';
import './talk.css';

/** The six questions of the talk about a report, folded. Nothing where there is nothing to talk over. */
export function TalkQuestions({ content }: { content: ReportContent }) {
  const { t } = useT();
  const talk = reportTalk(content, t);
  if (!talk) return null;
  return (
    <Disclosure summary={talk.heading}>
      <ol className="r-talk">
        {talk.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      {talk.note && <Muted as="p">{talk.note}</Muted>}
    </Disclosure>
  );
}
