import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { sampleReport } from './report-sample.ts';

/** A report with these texts in every place that can hold people's words. */
export function hostileReport(texts: readonly string[]): ReportContent {
  const whole = sampleReport();
  const word = (at: number) => texts[at % texts.length] ?? '';
  return sampleReport({
    subject: word(0),
    position: word(1),
    subdivision: word(2),
    participantProgressList: texts.map((name) => ({ type: 'colleague', name })),
    competenceMarkList: whole.competenceMarkList.map((each, at) => ({
      ...each,
      name: word(at).slice(0, 200),
      description: word(at + 1),
    })),
    blindZoneList: whole.blindZoneList.map((each) => ({ ...each, name: word(0).slice(0, 200) })),
    commonQuestionAnswerList: [
      {
        questionId: 'question',
        questionText: word(0),
        type: 'text',
        answers: [{ employeeType: 'colleague', types: ['colleague'], data: [...texts] }],
      },
    ],
  });
}
