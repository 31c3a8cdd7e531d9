import { progressByType } from '#contract/rules/report-participants.ts';
import { inColumn, inOneLine } from './clean.ts';
import { formatInstant, formatPeriod } from './format.ts';
import type { Reading } from './reading.ts';

/** Whom the report is about, how and when, and who took part. */

export function coverOf({ content, t, locale, timeZone }: Reading) {
  const { participantTypeCount: count, passedParticipantCount: passed } = content;
  const isInterim = content.kind === 'interim';
  const ofTotal = { passed, total: count.totalCount };
  return {
    kind: t(isInterim ? 'paper.interim' : 'paper.final'),
    isInterim,
    interimNote: isInterim ? t('paper.interimNote', ofTotal) : null,
    subject: inColumn(content.subject),
    header: inOneLine(content.subject),
    about: [content.position, content.subdivision].filter((part) => part !== null).map(inColumn),
    method: content.method,
    facts: [
      {
        label: t('paper.period'),
        value: formatPeriod(content.dateStart, content.dateEnd, locale),
      },
      { label: t('paper.created'), value: formatInstant(content.createdAt, timeZone) },
      { label: t('paper.passed'), value: t('paper.ofTotal', ofTotal) },
    ],
    footer: t('paper.number', { number: content.number }),
  };
}

export const participantsOf = ({ content, t }: Reading) => ({
  heading: t('paper.participants.heading'),
  head: [
    t('paper.participants.role'),
    t('paper.participants.passed'),
    t('paper.participants.names'),
  ],
  rows: progressByType(content).map(({ type, passed, total, names }) => ({
    role: t(`participantTypes.${type}`),
    passed: t('paper.ofTotal', { passed, total }),
    names: names.map(inColumn).join(', '),
  })),
});
