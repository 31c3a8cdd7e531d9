import { participantTypes } from '#contract/rules/methods.ts';
import type { ReportContent, ZoneMark } from '#contract/rules/report-content.ts';
import { groupKey } from '#contract/rules/report-groups.ts';
import { emptyCellReason, isOfSome, peopleBehind } from '#contract/rules/report-notes.ts';
import {
  type Digits,
  digitsOf,
  formatGap,
  formatLimits,
  formatMark,
  gapOf,
} from '#contract/rules/report-numbers.ts';
import type { Locale, T } from '#i18n/t.ts';
import { ratingsOf, textsOf } from './answers.ts';
import { inColumn, inOneLine } from './clean.ts';
import { formatInstant, formatPeriod } from './format.ts';
import { labelledGroups, type PaperGroup, type Reading } from './groups.ts';
import { notesOf } from './notes.ts';
import { whatNextOf } from './what-next.ts';

/** Everything on the pages, already in words and digits. The template only sets it. */
export type Paper = ReturnType<typeof reportPaper>;

/** What is on paper besides the report, and how the reader is spoken to. */
export interface PaperFor {
  /** The brand's. */
  name: string;
  /** The brand's (rule 40). */
  timeZone: string;
  /** The reader is the person assessed. */
  isOwn: boolean;
}

/**
 * The report as it stands on paper (look.md, "Report"). Groups that occur nowhere have no column.
 * Method 90 has no blocks that compare with self.
 */
export function reportPaper(
  content: ReportContent,
  locale: Locale,
  t: T,
  { name, timeZone, isOwn }: PaperFor,
) {
  const reading: Reading = { content, t, locale, timeZone, isOwn };
  const groups = labelledGroups(content, t);
  const hasSelf = content.method !== '90';
  return {
    locale,
    createdAt: content.createdAt,
    brand: inColumn(name),
    title: t('paper.title', { method: content.method, subject: content.subject }),
    ...coverOf(reading),
    participants: participantsOf(reading),
    chart: chartOf(reading, groups),
    competences: competencesOf(reading, groups),
    zones: zonesOf(reading, hasSelf),
    zoneLabels: {
      self: t('paper.zones.self'),
      others: t('paper.zones.others'),
      gap: t('paper.zones.gap'),
      name: t('paper.competences.name'),
      hasSelf,
      empty: t('paper.zones.empty'),
    },
    ratings: ratingsOf(reading),
    texts: textsOf(reading),
    notes: notesOf(reading),
    next: whatNextOf(reading),
  };
}

function coverOf({ content, t, locale, timeZone }: Reading) {
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
    number: t('paper.number', { number: content.number }),
  };
}

function participantsOf({ content, t }: Reading) {
  const present = participantTypes.filter((type) => content.participantTypeCount[type] > 0);
  const passedBy = (type: string) =>
    content.reportProgressList.find((each) => each.type === type)?.passedCount ?? 0;
  return {
    heading: t('paper.participants.heading'),
    head: [
      t('paper.participants.role'),
      t('paper.participants.passed'),
      t('paper.participants.names'),
    ],
    rows: present.map((type) => ({
      role: t(`participantTypes.${type}`),
      passed: t('paper.ofTotal', {
        passed: passedBy(type),
        total: content.participantTypeCount[type],
      }),
      names: content.participantProgressList
        .filter((person) => person.type === type)
        .map((person) => inColumn(person.name))
        .join(', '),
    })),
  };
}

function chartOf({ content, t, locale }: Reading, groups: readonly PaperGroup[]) {
  const list = content.competenceMarkList;
  const isRadar = list.length > 2;
  return {
    heading: t('paper.chart.heading'),
    shape: isRadar ? 'radar' : 'bars',
    scale: t(isRadar ? 'paper.chart.scale' : 'paper.chart.barsScale'),
    alt: t('paper.chart.alt', { groups: groups.map((group) => group.label).join('; ') }),
    axes: list.map((competence) => inColumn(competence.name)),
    lines: groups.map(({ key, label }) => ({
      key,
      label,
      points: list.map((competence) => {
        const group = competence.participantList.find((each) => groupKey(each.types) === key);
        const mark = group?.mark ?? null;
        return { mark, text: formatMark(mark, locale, digitsOf(content)) };
      }),
    })),
  };
}

function competencesOf({ content, t, locale }: Reading, groups: readonly PaperGroup[]) {
  const hasAgreement = content.competenceMarkList.some(({ agreement }) => agreement !== null);
  const threshold = content.anonymityThreshold;
  const emptyReason = emptyCellReason(content);
  return {
    heading: t('paper.competences.heading'),
    note: [
      t(content.method === '90' ? 'paper.competences.noteAlone' : 'paper.competences.note'),
      ...(isOfSome(content) ? [t('paper.competences.ofSome')] : []),
      ...(emptyReason ? [t(`paper.competences.${emptyReason}`, { threshold })] : []),
    ].join(' '),
    head: {
      number: t('paper.competences.number'),
      name: t('paper.competences.name'),
      groups: groups.map((group) => group.label),
      others: t('paper.competences.others'),
      total: t('paper.competences.total'),
      agreement: hasAgreement ? t('paper.competences.agreement') : null,
    },
    rows: content.competenceMarkList.map((competence) => ({
      name: inColumn(competence.name),
      cells: groups.map(({ key }) => {
        const group = competence.participantList.find((each) => groupKey(each.types) === key);
        return {
          mark: formatMark(group?.mark ?? null, locale, digitsOf(content)),
          sheets: group ? peopleBehind(content, group, t) : null,
        };
      }),
      others: formatMark(competence.otherParticipantMark, locale, digitsOf(content)),
      total: formatMark(competence.totalMark, locale, digitsOf(content)),
      agreement: agreementOf(competence.agreement, { locale, t }),
    })),
  };
}

function agreementOf(
  agreement: ReportContent['competenceMarkList'][number]['agreement'],
  { locale, t }: Pick<Reading, 'locale' | 't'>,
) {
  if (!agreement) return { word: t('paper.none'), differs: false, adm: null, rwg: null };
  const number = (value: number | null) => (value === null ? null : formatMark(value, locale));
  return {
    word: t(`paper.competences.${agreement.word}`),
    differs: agreement.word === 'differ',
    adm: number(agreement.adm),
    rwg: number(agreement.rwg),
  };
}

function zonesOf({ content, t, locale }: Reading, hasSelf: boolean) {
  const limits = formatLimits(content.limits, locale);
  const block = (heading: string, lead: string, items: readonly ZoneMark[]) => ({
    heading,
    lead,
    items: items.map((item) => zoneRow(item, locale, digitsOf(content))),
  });
  const development = t(
    hasSelf ? 'paper.zones.developmentLead' : 'paper.zones.developmentLeadAlone',
    limits,
  );
  const lowest = content.competenceMinMarkList;
  const always = [
    block(t('paper.zones.lowest'), t('paper.zones.lowestLead', limits), lowest),
    block(t('paper.zones.development'), development, content.developmentZoneList),
  ];
  if (!hasSelf) return always;
  return [
    ...always,
    block(
      t('paper.zones.hidden'),
      t('paper.zones.hiddenLead', limits),
      content.hiddenPossibilitiesList,
    ),
    block(t('paper.zones.blind'), t('paper.zones.blindLead', limits), content.blindZoneList),
  ];
}

function zoneRow(zone: ZoneMark, locale: Locale, digits: Digits) {
  const { selfMark, otherParticipantMark: others } = zone;
  return {
    name: inColumn(zone.name),
    selfMark,
    othersMark: others,
    self: formatMark(selfMark, locale, digits),
    others: formatMark(others, locale, digits),
    gap: formatGap(gapOf(zone, digits), locale, digits),
  };
}
