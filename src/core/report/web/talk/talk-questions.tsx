import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Voice } from '#core/report/contract/reading/report-voice.ts';
import { reportTalk } from '#core/report/contract/talk/report-talk.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import './talk.css';

interface TalkQuestionsProps {
  content: ReportContent;
  voice: Voice;
}

/** The six questions of the talk about a report, folded. Nothing where there is nothing to talk over. */
export function TalkQuestions({ content, voice }: TalkQuestionsProps) {
  const { t } = useT();
  const talk = reportTalk(content, t);
  if (!talk) return null;
  return (
    <Disclosure summary={voice === 'own' ? t('whatNext.talkOwn') : talk.heading}>
      <ol className="r-talk">
        {talk.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      {talk.note && voice === 'other' && <Muted as="p">{talk.note}</Muted>}
    </Disclosure>
  );
}
