import { isWhole, reportNext } from '#core/report/contract/talk/report-next.ts';
import { reportTalk } from '#core/report/contract/talk/report-talk.ts';
import { clean, inOneLine } from '#platform/server/pdf/clean.ts';
import type { PaperReading } from './reading.ts';

/** As many as one can work on until the next assessment. */
const goals = 3;

/**
 * The last page: what the person assessed will work on, to be filled in by hand, and questions for
 * the manager's talk about it. Null where nothing is to be talked over yet.
 */
export function whatNextOf(reading: PaperReading) {
  const { content, t, voice } = reading;
  const next = reportNext(content);
  const talk = reportTalk(content, t);
  if (!next || !talk) return null;
  const suggested = next.isOfStrengths ? [] : next.directions.filter(isWhole);
  const names = suggested.map(({ name }) => inOneLine(clean(name)));
  return {
    heading: t('paper.next.heading'),
    lead: [
      t(`whatNext.lead.${voice}`),
      ...(names.length > 0 ? [] : [t('whatNext.nothingLow')]),
    ].join(' '),
    labels: {
      competence: t('whatNext.competence'),
      until: t('whatNext.until'),
      step: t('whatNext.step'),
      sign: t('whatNext.sign'),
      talked: t('whatNext.talked'),
      again: t('whatNext.again'),
    },
    goals: Array.from({ length: goals }, (_, at) => {
      const name = names[at];
      return name === undefined ? null : t('whatNext.suggested', { name });
    }),
    talk: talk.heading,
    talkNote: talk.note,
    questions: talk.questions,
  };
}
