import type { FactorNews } from '#core/factor/contract/rules/factor.ts';
import type {
  LetterValues,
  NewsType,
  NotificationType,
  NotificationValues,
} from '#core/mail/contract/template/rules/templates.ts';
import type { personValues } from '#core/mail/server/template/person-values.ts';
import type { RightsNews } from '#core/security/contract/rules/right-change.ts';
import type { Device } from '#platform/contract/rules/device.ts';
import { type Named, shortName } from '#platform/contract/rules/names.ts';
import { longDate } from '#platform/server/shared/long-date.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { countTasks, spellTasks, type TaskTold } from './spell-tasks.ts';

interface OfQuestionary {
  questionaryId: string;
  number: number;
  /** Dates, YYYY-MM-DD. */
  dateStart: string;
  dateEnd: string;
}
/** `name`: whom it is about (rule 13). Somebody’s is there in parts, too; older rows don't have them. */
type OfNamed = OfQuestionary & { name: string; person?: Named };
export const nameIn = (
  { name, person }: Pick<OfNamed, 'name' | 'person'>,
  locale: Locale,
): string => (person ? shortName(person, locale) : name);
/**
 * `freeFrom`: before which day it can't begin, YYYY-MM-DD, where it would have begun sooner. `isQuarterly`: it was monthly
 * until now; older rows don't say it.
 */
type OfNext = OfNamed & { freeFrom: string | null; isQuarterly?: boolean };
/** The last day that is nearest. */
type OfAsked = Pick<OfQuestionary, 'dateEnd'>;

/**
 * What each type's text is made from, as it was then. Never who has answered, nor how many: it is told
 * at the moment when the last one did (rule 24).
 */
export interface NotificationFacts {
  invitation: OfAsked;
  reminder: OfAsked;
  questionaryDone: OfNamed;
  /** These are about the questionary that was created, not the one before it. */
  nextCreated: OfNext;
  keyLost: OfNamed;
  reportReady: OfQuestionary & { employeeId: string };
  tasks: { taskList: readonly [TaskTold, ...TaskTold[]] };
  followUp: OfAsked;
  rights: RightsNews;
  termOver: TermOver;
  factor: FactorTold;
  cycle: CycleNews;
  reportTalk: ReportTalk;
  reportHeld: ReportHeld;
  positionWish: TitleAnswered;
  peopleHeld: PeopleHeld;
  source: SourceNews;
}

/** What a source of people has brought, or a program was refused: numbers, never who (rules 187 and 224). */
export interface SourceNews {
  what: 'waiting' | 'stopped' | 'failed' | 'refused' | 'ended';
  runId: string;
  /** The name of the source, or of the key. */
  source: string;
  joined: number;
  moved: number;
  left: number;
}
export const sourceRunPath = ({ runId }: SourceNews): string =>
  `/estimation/dictionary/sources/runs/${runId}`;

/** A report that waits for its leader's talk. */
export interface ReportTalk {
  questionaryId: string;
  employeeId: string;
  /** The name of the person whom it is about. */
  name: string;
  person?: Named;
  /** The day on which it opens by itself, YYYY-MM-DD. */
  until: string | null;
}

/** What a directory of users may not do on its own, and by which key it asks. */
export interface PeopleHeld {
  limit: 'rights' | 'left' | 'emails' | 'created' | 'changed';
  key: string;
}

/** How many reports are held though their day is over. */
export interface ReportHeld {
  count: number;
}

/** What HR has said to the position that somebody wanted, and why not. */
export interface TitleAnswered {
  agrees: boolean;
  position: string;
  /** Empty where none was given. */
  reason: string;
}

/** What will be deleted because its term is over, and from which day on, YYYY-MM-DD (rule 113). */
export interface TermOver {
  what: 'reports' | 'people';
  count: number;
  from: string;
}

/** What has become of somebody's own second factor, and by which device (rule 105). */
export type FactorTold = Device & { what: FactorNews };
/** How far a cycle has come: numbers of people, never who. */
export type CycleNews = { cycleId: string; name: string } & (
  | { what: 'choosingEnded'; late: number }
  /** `waiting`: not there in those told before rule 26c. */
  | { what: 'wentToWork'; launched: number; waiting?: number; problems: number }
  | { what: 'replacing'; count: number }
  | { what: 'leftOut'; count: number }
  | { what: 'done'; reports: number; without: number }
);
/** Where the board shows only those it is about. */
const shownOf: Partial<Record<CycleNews['what'], string>> = {
  replacing: '?replace=true',
  leftOut: '?stage=leftOut',
};
export const cyclePath = ({ cycleId, what }: CycleNews): string =>
  `/estimation/cycles/${cycleId}${shownOf[what] ?? ''}`;

/** What a letter tells too. Anybody who is invited or reminded has a letter of its own. */
const mailed = ['questionaryDone', 'nextCreated', 'keyLost', 'reportReady'] as const;
export type Mailed = (typeof mailed)[number];
export const isMailed = (type: NewsType): type is Mailed =>
  (mailed as readonly NewsType[]).includes(type);

type Several<Facts> = readonly [Facts, ...Facts[]];

type Kinds = {
  [N in NotificationType]: {
    /** What the template says of one, or of several in one letter: the first, and how many more. */
    values: (
      facts: Several<NotificationFacts[N]>,
      locale: Locale,
    ) => Omit<NotificationValues<N>, keyof ReturnType<typeof personValues>>;
    /** Where it leads: a path of the web. */
    path: (facts: NotificationFacts[N]) => string;
    /** The page that shows several of them. */
    allPath: string;
  };
};

const journal = '/estimation/questionary';
export const reportsPath = '/estimation/reports';
export const planPath = '/estimation/plan';
/** Where HR answers to those who want another position. */
export const wishesPath = '/estimation/dictionary/employees';
/** The address of one report on the page of all reports. */
export const reportPath = ({
  questionaryId,
  employeeId,
}: Pick<ReportTalk, 'questionaryId' | 'employeeId'>): string =>
  `${reportsPath}?questionary=${questionaryId}&employee=${employeeId}`;
/** Where what will be deleted is seen. */
export const termPaths = { reports: reportsPath, people: '/structure/fired-employees' };
const testing = '/estimation/questionary/testing';
/** Where raters say whether anything has changed. */
export const againPath = '/testing/again';

const ofNamed = {
  values: (facts: Several<OfNamed>, locale: Locale) => ({
    'questionary.number': numbers(facts, locale),
    'questionary.subject': andMore(facts, (one) => nameIn(one, locale), speak[locale]),
    'questionary.dates': dates(facts, locale),
  }),
  path: ({ questionaryId }: OfNamed) => `${journal}/${questionaryId}`,
  allPath: journal,
};
const ofAsked = {
  values: ([{ dateEnd }]: Several<OfAsked>, locale: Locale) => ({
    'assessment.until': longDate(dateEnd, locale),
  }),
  path: () => testing,
  allPath: testing,
};

export const kinds: Kinds = {
  invitation: ofAsked,
  reminder: ofAsked,
  questionaryDone: ofNamed,
  nextCreated: {
    ...ofNamed,
    values: (facts, locale) => ({
      ...ofNamed.values(facts, locale),
      'questionary.tooSoon': tooSoon(facts, locale),
    }),
  },
  keyLost: ofNamed,
  reportReady: {
    values: (facts, locale) => ({
      'report.number': numbers(facts, locale),
      'report.dates': dates(facts, locale),
    }),
    path: reportPath,
    allPath: reportsPath,
  },
  tasks: {
    values: ([{ taskList }], locale) => ({
      'tasks.what': spellTasks(taskList, locale),
      'tasks.count': countTasks(taskList, locale),
    }),
    path: () => testing,
    allPath: testing,
  },
  followUp: { ...ofAsked, path: () => againPath, allPath: againPath },
};

type Lists = {
  [N in Mailed]: (
    facts: readonly NotificationFacts[N][],
    locale: Locale,
  ) => Omit<LetterValues<N>, keyof NotificationValues<N> | 'link.button'>;
};

const listNamed = (facts: readonly OfNamed[], locale: Locale) => ({
  'questionary.list': facts.map((one) => ({
    name: nameIn(one, locale),
    note: speak[locale]('mail.news.inQuestionary', {
      number: one.number,
      dates: dates([one], locale),
    }),
  })),
});

/** The block of a letter that names each of several. */
export const lists: Lists = {
  questionaryDone: listNamed,
  nextCreated: listNamed,
  keyLost: listNamed,
  reportReady: (facts, locale) => ({
    'report.list': facts.map((one) => ({
      name: speak[locale]('mail.news.report', { number: one.number }),
      note: dates([one], locale),
    })),
  }),
};

const numbers = (facts: Several<OfQuestionary>, locale: Locale): string =>
  andMore(facts, ({ number }) => speak[locale]('mail.news.number', { number }), speak[locale]);

/** The first, and how many more. */
function andMore<Facts>(facts: Several<Facts>, said: (one: Facts) => string, t: T): string {
  const first = said(facts[0]);
  const count = facts.length - 1;
  return count > 0 ? t('mail.news.firstAndMore', { first, count }) : first;
}

/** The first day and the last one of all of them. */
function dates(facts: Several<OfQuestionary>, locale: Locale): string {
  const first = facts.map(({ dateStart }) => dateStart).sort()[0] ?? '';
  const last =
    facts
      .map(({ dateEnd }) => dateEnd)
      .sort()
      .at(-1) ?? '';
  return `${longDate(first, locale)} – ${longDate(last, locale)}`;
}

/** Says that anonymous ones are quarterly, and from which day on all of them can begin. */
function tooSoon(facts: Several<OfNext>, locale: Locale): string {
  const t = speak[locale];
  const latest = facts
    .flatMap(({ freeFrom }) => freeFrom ?? [])
    .sort()
    .at(-1);
  return [
    ...(facts.some(({ isQuarterly }) => isQuarterly) ? [t('mail.news.isQuarterly')] : []),
    ...(latest ? [t('mail.news.tooSoon', { date: longDate(latest, locale) })] : []),
  ].join(' ');
}
