import type { CycleForm } from '#core/cycle/contract/cycle.ts';
import { usualWeeks } from '#core/questionary/contract/rules/ask-again.ts';
import { firstShareOn } from '#core/questionary/contract/rules/cycle.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import type { Locale } from '#platform/texts/t.ts';

/** The demo's two cycles of the development department: one that is answered, and one in which people still choose. */

/** How far somebody's list of raters is: begun, sent, come back, or approved. */
export type Choice = 'untouched' | 'begun' | 'sent' | 'returned' | 'approved';

/** How far somebody is whose list is approved. */
interface Course {
  seat: number;
  /** The part of the answers that is in. A report is made once all are: 1. */
  answered: number;
  talkative?: number;
  /** One of those who have not answered says that they can't. */
  declines?: true;
  /** The leader has talked about the report, and opened it. */
  isOpened?: true;
}

export interface DemoCycle {
  name: Localized;
  /** Days from today to the first day of answers. */
  from: number;
  /** People who choose, by seat, and how far they are. */
  choices: { seat: number; choice: Choice }[];
  /** Who has gone to work, once the first day has come. */
  courses: Course[];
}

/** Nobody of the first has a report from one of the three years: those stay comparable. The manager leads them all. */
export const demoCycles: [DemoCycle, DemoCycle] = [
  {
    name: {
      ru: 'Оценка 360: разработка, первая группа',
      en: '360° review: Development, first group',
    },
    from: -9,
    choices: [],
    courses: [
      { seat: 48, answered: 1, talkative: 0.5 },
      { seat: 55, answered: 1, talkative: 0.4, isOpened: true },
      { seat: 51, answered: 0.5, declines: true },
      { seat: 17, answered: 0.25 },
    ],
  },
  {
    name: {
      ru: 'Оценка 360: разработка, вторая группа',
      en: '360° review: Development, second group',
    },
    from: 6,
    choices: [
      { seat: 6, choice: 'begun' },
      { seat: 23, choice: 'untouched' },
      { seat: 27, choice: 'returned' },
      { seat: 35, choice: 'sent' },
      { seat: 39, choice: 'sent' },
      { seat: 42, choice: 'approved' },
      { seat: 43, choice: 'untouched' },
    ],
    courses: [],
  },
];

const message: Localized = {
  ru: 'Мы хотим увидеть сильные стороны каждого и решить, чему учиться дальше. На зарплату и премии оценка не влияет. Выберите тех, с кем работали в последние полгода. Вопросы задавайте HR.',
  en: 'We want to see everyone’s strengths and decide what to learn next. The review doesn’t affect pay or bonuses. Choose people you’ve worked with over the last six months. Ask HR if you have questions.',
};
export const returnNote: Localized = {
  ru: 'Добавьте кого-нибудь из продаж: весь квартал вы делали проект вместе.',
  en: 'Please add someone from Sales: you’ve shared a project all quarter.',
};
export const declineNote: Localized = {
  ru: 'Были вместе всего на двух встречах, судить не берусь.',
  en: 'We’ve only been in two meetings together, so I can’t judge.',
};

/** Its settings: those that a new cycle begins with, and HR's own words. */
export function cycleFormOf(
  { name, from }: DemoCycle,
  { today, language }: { today: string; language: Locale },
): CycleForm {
  const dateStart = addDays(today, from);
  const dateEnd = addDays(dateStart, 14);
  return {
    name: spoken(name, language),
    method: '360',
    isAnonymous: true,
    chosenBy: 'subject',
    approvedBy: 'leader',
    competenceSource: 'position',
    competenceList: [],
    chooseUntil: addDays(dateStart, -2),
    dateStart,
    dateEnd,
    release: 'talk',
    releaseOn: firstShareOn(dateEnd),
    mayDecline: true,
    askAgainWeeks: usualWeeks,
    message: spoken(message, language),
  };
}
