import { progressByType } from '#core/report/contract/content/report-participants.ts';
import { answeredText, importedNote, madeAt } from '#core/report/contract/reading/report-origin.ts';
import { inColumn, inOneLine } from '#platform/server/pdf/clean.ts';
import { formatInstant, formatPeriod } from './format.ts';
import type { PaperReading } from './reading.ts';

/** Whom the report is about, how and when, and who took part. */

export function coverOf({ content, t, locale, timeZone }: PaperReading) {
  const { participantTypeCount: count, passedParticipantCount: passed } = content;
  const made = madeAt(content);
  const isInterim = content.kind === 'interim';
  const ofTotal = { passed, total: count.totalCount };
  return {
    kind: t(isInterim ? 'paper.interim' : 'paper.final'),
    note: isInterim ? t('paper.interimNote', ofTotal) : importedNote(content, t),
    subject: inColumn(content.subject),
    header: inOneLine(content.subject),
    about: [content.position, content.subdivision].filter((part) => part !== null).map(inColumn),
    method: content.method,
    facts: [
      {
        label: t('paper.period'),
        value: formatPeriod(content.dateStart, content.dateEnd, locale),
      },
      { label: t(made.label), value: formatInstant(made.at, { locale, timeZone }) },
      { label: t('paper.passed'), value: answeredText(content, ofTotal, t) },
    ],
    footer: t('paper.number', { number: content.number }),
  };
}

/** Who took part, by role. A report that was brought in knows no names, so it has no column of them. */
export const participantsOf = ({ content, t }: PaperReading) => ({
  heading: t('paper.participants.heading'),
  head: [
    t('paper.participants.role'),
    t('paper.participants.passed'),
    ...(content.broughtIn ? [] : [t('paper.participants.names')]),
  ],
  rows: progressByType(content).map(({ type, passed, total, names }) => ({
    role: t(`reviewerRoles.${type}`),
    passed: answeredText(content, { passed, total }, t),
    names: names.map(inColumn).join(', '),
  })),
});
