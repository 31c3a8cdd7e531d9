import type {
  CompetenceMark,
  ReportContent,
  ZoneMark,
} from '#core/report/contract/content/report-content.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { limits } from '#platform/contract/rules/scale.ts';
import { sampleAnswers, sampleCompetences, samplePeople } from './report-sample-texts.ts';

/** Marks by competence: supervisor, colleagues, customers combined with subordinates, self. */
const marks = [
  [4.5, 4.1, 3.9, 3.67],
  [3, 3.2, 3.3, 4.33],
  [4.25, 4.4, 4.2, 4],
  [3.5, 3.1, 3.4, 3.25],
  [4, 4.6, 4.3, 3.2],
  [2.75, 3, 2.9, 2.75],
  [4.8, 4.3, 4.5, 4.6],
  [3.4, 3.9, 3.8, 4.6],
  [4.2, 3.7, 3.6, 3.8],
  [3.6, 3.8, 4.1, 4],
  [4.1, 4.2, 4.4, 4.25],
  [3.9, 3.6, 3.5, 3.7],
] as const;

const groupSizes = [
  { types: ['supervisor'], sheetCount: 1 },
  { types: ['colleague'], sheetCount: 5 },
  { types: ['customer', 'subordinate'], sheetCount: 4 },
  { types: ['employee'], sheetCount: 1 },
] satisfies { types: ReviewerRole[]; sheetCount: number }[];

/** An anonymous final 360 report of about six pages, like one that a company would print. */
export function sampleReport(overrides: Partial<ReportContent> = {}): ReportContent {
  const competenceMarkList = marks.map((row, at) => competence(row, at));
  return {
    questionaryId: '0b7f3f62-52c5-4f5c-9a4d-6a3f4d7c1e01',
    employeeId: '4f0d5a0e-2c1b-4b63-8f1e-0f8f7f9a2b02',
    number: 17,
    subject: 'Щербакова-Лебедева Алёна Сергеевна',
    position: 'Руководитель отдела продаж',
    subdivision: 'Коммерческая дирекция',
    method: '360',
    type: 'surname',
    dateStart: '2026-10-05',
    dateEnd: '2026-10-23',
    createdAt: '2026-10-23T21:00:04.000Z',
    kind: 'final',
    isAnonymous: true,
    anonymityThreshold: 3,
    smallGroups: 'joined',
    passedParticipantCount: 11,
    comparableList: [],
    notShownSheetCount: 0,
    participantTypeCount: {
      supervisor: 1,
      colleague: 6,
      customer: 3,
      subordinate: 3,
      employee: 1,
      totalCount: 14,
    },
    reportProgressList: [
      { type: 'supervisor', passedCount: 1 },
      { type: 'colleague', passedCount: 5 },
      { type: 'customer', passedCount: 2 },
      { type: 'subordinate', passedCount: 2 },
      { type: 'employee', passedCount: 1 },
    ],
    participantProgressList: samplePeople,
    competenceMarkList,
    ...zonesOf(competenceMarkList),
    behaviourTopList: [],
    behaviourLowList: [],
    commonQuestionAnswerList: sampleAnswers,
    limits,
    ...overrides,
  };
}

/** The same person assessed by method 180 (supervisor and self) or 90 (supervisor only). */
export function sampleReportBy(method: '90' | '180'): ReportContent {
  const kept: ReviewerRole[] = method === '90' ? ['supervisor'] : ['supervisor', 'employee'];
  const isKept = (types: readonly ReviewerRole[]) => types.every((type) => kept.includes(type));
  const whole = sampleReport();
  const competenceMarkList = whole.competenceMarkList.map((each) => {
    const participantList = each.participantList.filter(({ types }) => isKept(types));
    return { ...each, ...totals(participantList), participantList, agreement: null };
  });
  const self = method === '90' ? 0 : 1;
  return sampleReport({
    method,
    isAnonymous: false,
    smallGroups: null,
    passedParticipantCount: 1 + self,
    participantTypeCount: {
      supervisor: 1,
      colleague: 0,
      customer: 0,
      subordinate: 0,
      employee: self,
      totalCount: 1 + self,
    },
    reportProgressList: whole.reportProgressList.filter(({ type }) => kept.includes(type)),
    participantProgressList: samplePeople.filter(({ type }) => kept.includes(type)),
    competenceMarkList,
    ...zonesOf(competenceMarkList),
    commonQuestionAnswerList: sampleAnswers.map((question) => ({
      ...question,
      answers: question.answers.filter(({ types }) => isKept(types)),
    })),
  });
}

function competence(row: (typeof marks)[number], at: number): CompetenceMark {
  const participantList = groupSizes.map((group, column) => ({ ...group, mark: row[column]! }));
  const differs = at % 4 === 1;
  return {
    competenceId: `00000000-0000-4000-8000-0000000000${10 + at}`,
    name: sampleCompetences[at]!.name,
    description: sampleCompetences[at]!.description,
    ...totals(participantList),
    targetMark: null,
    participantList,
    agreement: { word: differs ? 'differ' : 'agree', adm: null, rwg: null },
    questionMarkList: [],
  };
}

/** The means over the groups, weighted by sheets (data-and-maths, rule 5). */
function totals(groups: CompetenceMark['participantList']) {
  const others = groups.filter(({ types }) => !types.includes('employee'));
  const weighted = (list: typeof groups) =>
    list.reduce((sum, group) => sum + group.mark * group.sheetCount, 0) /
    list.reduce((sum, group) => sum + group.sheetCount, 0);
  return {
    selfMark: groups.find(({ types }) => types.includes('employee'))?.mark ?? null,
    otherParticipantMark: weighted(others),
    totalMark: weighted(groups),
  };
}

/** Lowest marks, zones and gaps (data-and-maths, rules 6 to 8), without ties. */
function zonesOf(list: readonly CompetenceMark[]) {
  const zones = list.map(
    ({ competenceId, name, selfMark, otherParticipantMark }): ZoneMark => ({
      competenceId,
      name,
      selfMark,
      otherParticipantMark,
    }),
  );
  const gap = (zone: ZoneMark) =>
    zone.selfMark === null ? 0 : zone.selfMark - (zone.otherParticipantMark ?? zone.selfMark);
  const isHigh = (zone: ZoneMark) => (zone.otherParticipantMark ?? 0) >= limits.high;
  const byMark = [...zones].sort(
    (a, b) => (a.otherParticipantMark ?? 6) - (b.otherParticipantMark ?? 6),
  );
  const byGap = [...zones].sort((a, b) => Math.abs(gap(b)) - Math.abs(gap(a)));
  return {
    strengthList: byMark.filter(isHigh).reverse().slice(0, 3),
    competenceMinMarkList: byMark.filter((zone) => !isHigh(zone)).slice(0, 3),
    developmentZoneList: byMark.filter(
      (zone) => (zone.otherParticipantMark ?? 6) < limits.low && gap(zone) < limits.gap,
    ),
    hiddenPossibilitiesList: byGap.filter((zone) => gap(zone) <= -limits.gap),
    blindZoneList: byGap.filter((zone) => gap(zone) >= limits.gap && !isHigh(zone)),
  };
}
