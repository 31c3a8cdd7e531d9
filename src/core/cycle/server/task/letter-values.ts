import type { LetterValues } from '#core/mail/contract/template/rules/templates.ts';
import { hrWords } from '#core/mail/server/template/hr-words.ts';
import { personValues } from '#core/mail/server/template/person-values.ts';
import {
  countTasks,
  spellTask,
  spellTasks,
  type TaskTold,
} from '#core/notification/server/spell-tasks.ts';
import { dayAndMonth } from '#platform/server/shared/long-date.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { type TaskItem, tasksOf } from './list-tasks.ts';
import { toldOf } from './tell.ts';

interface Told {
  recipient: { firstName: string; lastName: string; locale: Locale };
  brand: string;
  /** At least one. */
  items: readonly TaskItem[];
  /** HR's own words. */
  messages: readonly string[];
}

/** What the letter of tasks says: names of subjects, counts and days; no marks, nobody who answered or declined. */
export function taskLetterValues(
  { recipient, brand, items, messages }: Told,
  { t, address }: { t: T; address: string },
): LetterValues<'tasks'> {
  const { locale } = recipient;
  const all: TaskTold[] = toldOf(items);
  const told = all as [TaskTold, ...TaskTold[]];
  const titles = tasksOf(items).map(({ title }) => title);
  return {
    ...personValues({ ...recipient, brand }, { t, locale }),
    'tasks.what': spellTasks(told, locale),
    'tasks.count': countTasks(told, locale),
    'tasks.list': told.map((one, place) => ({
      name: spellTask(one, t),
      note: noteOf(titles[place] ?? '', one.until && dayAndMonth(one.until, locale), t),
    })),
    'tasks.minutes': timeOf(told, t),
    'message.text': hrWords(messages, t),
    'link.button': { label: t('mail.tasks.button'), address },
  };
}

/** A plan has no cycle beside it. */
function noteOf(cycle: string, date: string | null, t: T): string {
  if (cycle === '') return date ? t('mail.tasks.due', { date }) : '';
  return date ? t('mail.tasks.note', { cycle, date }) : cycle;
}

/** Minutes for one of them. A talk takes what it takes. */
const minutesOf: Record<TaskTold['kind'], number> = {
  own: 5,
  choose: 5,
  approve: 1,
  replace: 2,
  release: 0,
  planBegin: 10,
  planSteps: 0,
  planLed: 0,
  askAgain: 2,
  changed: 0,
  wish: 1,
};

function timeOf(told: readonly TaskTold[], t: T): string {
  const count = told.reduce(
    (sum, { kind, count }) => sum + minutesOf[kind] * Math.max(count, 1),
    0,
  );
  return count === 0
    ? ''
    : t('mail.tasks.takes', { minutes: t('answering.info.minutes', { count }) });
}
