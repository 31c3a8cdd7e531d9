import { dateIn } from '#contract/rules/dates.ts';
import type { ZoneMark } from '#contract/rules/report-content.ts';
import { groupKey, groupLabel, groupsOf, isSelf } from '#contract/rules/report-groups.ts';
import { peopleBehind } from '#contract/rules/report-notes.ts';
import type { Cell, Row, Table } from '#server/table-file/cell.ts';
import { answersTable, participantsTable, ratingsTable } from './answer-tables.ts';
import { notesOf } from './file-notes.ts';
import { markCell, plainly, type Reading } from './reading.ts';

export interface ReportTable {
  name: string;
  rows: Table;
  /** Of the columns, in characters. */
  widths: readonly number[];
}

/** What a report shows, as tables: all of it and not a digit more (rule 69). */
export function reportTables(given: Reading): ReportTable[] {
  const reading = { ...given, t: plainly(given.t) };
  const { t, content } = reading;
  const hasRatings = content.commonQuestionAnswerList.some(({ type }) => type === 'rating');
  return [
    { name: t('reportFile.sheet.summary'), rows: summary(reading), widths: [28, 80] },
    { name: t('reportFile.sheet.competences'), rows: competences(reading), widths: [6, 50] },
    { name: t('reportFile.sheet.growth'), rows: growth(reading), widths: [50, 50] },
    ...(hasRatings
      ? [{ name: t('reportFile.sheet.ratings'), rows: ratingsTable(reading), widths: [60, 30] }]
      : []),
    { name: t('reportFile.sheet.answers'), rows: answersTable(reading), widths: [50, 30, 100] },
    { name: t('reportFile.sheet.participants'), rows: participantsTable(reading), widths: [30] },
  ];
}

function summary(reading: Reading): Table {
  const { content, t, timeZone } = reading;
  const line = (key: SummaryKey, value: Cell): Row => [t(`reportFile.${key}`), value];
  return [
    [t('paper.title', { method: content.method, subject: content.subject })],
    line('subject', content.subject),
    line('position', content.position),
    line('subdivision', content.subdivision),
    line('number', content.number),
    line('method', content.method),
    line('kind', t(`reportFile.kinds.${content.kind}`)),
    line('dateStart', { day: content.dateStart }),
    line('dateEnd', { day: content.dateEnd }),
    line('createdAt', { day: dateIn(timeZone, new Date(content.createdAt)) }),
    line('asked', content.participantTypeCount.totalCount),
    line('passed', content.passedParticipantCount),
    ...notesOf(reading).map((note): Row => [t('reportFile.note'), note]),
  ];
}

type SummaryKey =
  | 'subject'
  | 'position'
  | 'subdivision'
  | 'number'
  | 'method'
  | 'kind'
  | 'dateStart'
  | 'dateEnd'
  | 'createdAt'
  | 'asked'
  | 'passed';

/** Two columns for each group: its mark, and of how many people it is. */
function competences({ content, t }: Reading): Table {
  const groups = groupsOf(content);
  // In method 90 they would repeat the supervisor's.
  const hasTotals = content.method !== '90';
  const hasAgreement = content.competenceMarkList.some(({ agreement }) => agreement !== null);
  const head = [
    t('reportFile.place'),
    t('reportFile.competence'),
    ...groups.flatMap(({ types }) => {
      const group = groupLabel(types, t);
      return isSelf({ types }) ? [group] : [group, t('reportFile.people', { group })];
    }),
    ...(hasTotals ? [t('reportFile.others'), t('reportFile.total')] : []),
    ...(hasAgreement ? [t('reportFile.agreement')] : []),
  ];
  const rows = content.competenceMarkList.map((competence, at): Row => {
    const { participantList, otherParticipantMark, totalMark, agreement } = competence;
    const cells = groups.flatMap(({ key, types }): Cell[] => {
      const group = participantList.find((each) => groupKey(each.types) === key);
      const mark = markCell(content, group?.mark);
      return isSelf({ types }) ? [mark] : [mark, group ? peopleBehind(content, group, t) : null];
    });
    const totals = [markCell(content, otherParticipantMark), markCell(content, totalMark)];
    const word = agreement && t(`paper.competences.${agreement.word}`);
    return [
      at + 1,
      competence.name,
      ...cells,
      ...(hasTotals ? totals : []),
      ...(hasAgreement ? [word] : []),
    ];
  });
  return [head, ...rows];
}

/** Strengths, then what to grow in, each competence once with all that is said of it (rule 53). */
function growth({ content, t }: Reading): Table {
  const kinds: [readonly ZoneMark[], string][] = [
    [content.competenceMinMarkList, t('paper.zones.lowest')],
    [content.developmentZoneList, t('paper.zones.development')],
    [content.blindZoneList, t('paper.zones.blind')],
    [content.hiddenPossibilitiesList, t('paper.zones.hidden')],
  ];
  const said = new Map<string, { zone: ZoneMark; labels: string[] }>();
  for (const [zones, label] of kinds) {
    for (const zone of zones) {
      const entry = said.get(zone.competenceId) ?? { zone, labels: [] };
      entry.labels.push(label);
      said.set(zone.competenceId, entry);
    }
  }
  const hasSelf = content.method !== '90';
  const row = (zone: ZoneMark, label: string): Row => [
    zone.name,
    label,
    markCell(content, zone.otherParticipantMark),
    ...(hasSelf ? [markCell(content, zone.selfMark)] : []),
  ];
  const rows = [
    ...content.strengthList.map((zone) => row(zone, t('reportFile.strengths'))),
    ...[...said.values()].map(({ zone, labels }) => row(zone, labels.join(', '))),
  ];
  const head = [
    t('reportFile.competence'),
    t('reportFile.why'),
    t('reportFile.others'),
    ...(hasSelf ? [t('reportFile.self')] : []),
  ];
  return [head, ...(rows.length > 0 ? rows : [[t('reportFile.none')]])];
}
