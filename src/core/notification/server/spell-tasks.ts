import type { AnonymousType } from '#platform/contract/rules/methods.ts';
import { type Named, shortName } from '#platform/contract/rules/names.ts';
import { dayAndMonth } from '#platform/server/shared/long-date.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale, T } from '#platform/texts/t.ts';

/** Something to do besides answering, as far as somebody is told of it: never who has answered or declined. */
export interface TaskTold {
  /**
   * `own`: they choose who assesses themself; `choose`: for others. `planBegin`: they may make a development plan;
   * `planSteps`: steps of theirs are near or over; `planLed`: steps of those who share theirs are over. `askAgain`: they
   * choose what raters are asked again; `changed`: it has been said. `wish`: people want another position.
   */
  kind:
    | 'own'
    | 'choose'
    | 'approve'
    | 'replace'
    | 'release'
    | 'planBegin'
    | 'planSteps'
    | 'planLed'
    | 'askAgain'
    | 'changed'
    | 'wish';
  /** How many lists, reports, steps or wishes, or people with such plans. */
  count: number;
  /** The nearest last day, YYYY-MM-DD. */
  until: string | null;
  /** Whom a single task is about, last and first name. `person`: the name in parts; older tasks don't have it. */
  name: string | null;
  person?: Named | undefined;
  role: AnonymousType | null;
}

/** The tasks in few words, for a subject line: the only kind of task there is, or how many they are. */
export function spellTasks(tasks: readonly [TaskTold, ...TaskTold[]], locale: Locale): string {
  const t = speak[locale];
  const [first, ...others] = tasks;
  const isOneKind = others.every(({ kind }) => kind === first.kind);
  const count = tasks.reduce((sum, one) => sum + one.count, 0);
  if (!isOneKind || (others.length > 0 && !isCounted(first))) {
    return t('mail.tasks.several', { count: tasks.length });
  }
  const { kind, role, until } = first;
  const name = nameOf(first, locale);
  if (kind === 'replace')
    return t('mail.tasks.what.replace', {
      name: spoken(name),
      role: t(`mail.tasks.among.${role ?? 'colleague'}`),
    });
  if (kind === 'planBegin') return t('mail.tasks.row.planBegin');
  if (kind === 'planSteps') return t('mail.tasks.row.planSteps', { count });
  if (kind === 'planLed') return spellLed({ count, name }, t);
  if (kind === 'changed') return t('mail.tasks.row.changed');
  if (kind === 'release') return t('mail.tasks.what.release', { count });
  if (kind === 'approve' || kind === 'wish') return t(`mail.tasks.what.${kind}`, { count });
  const what =
    kind === 'choose' ? t('mail.tasks.what.choose', { count }) : t(`mail.tasks.what.${kind}`);
  return until ? t('mail.tasks.by', { what, date: dayAndMonth(until, locale) }) : what;
}

export const countTasks = (tasks: readonly TaskTold[], locale: Locale): string =>
  speak[locale]('mail.tasks.count', { count: tasks.length });

/** One row of the letter's list. */
export function spellTask({ kind, count, name, role }: TaskTold, t: T): string {
  if (kind === 'own' || kind === 'askAgain' || kind === 'changed')
    return t(`mail.tasks.row.${kind}`);
  if (kind === 'planBegin') return t('mail.tasks.row.planBegin');
  if (kind === 'planSteps') return t('mail.tasks.row.planSteps', { count });
  if (kind === 'planLed') return spellLed({ count, name }, t);
  if (kind === 'replace') {
    return t('mail.tasks.row.replace', {
      name: spoken(name),
      role: t(`mail.tasks.among.${role ?? 'colleague'}`),
    });
  }
  return name === null
    ? t(`mail.tasks.row.${kind}.several`, { count })
    : t(`mail.tasks.row.${kind}.one`, { name });
}

const spellLed = ({ count, name }: Pick<TaskTold, 'count' | 'name'>, t: T): string =>
  name === null
    ? t('mail.tasks.row.planLed.several', { count })
    : t('mail.tasks.row.planLed.one', { name });

const isCounted = ({ kind }: TaskTold) =>
  kind === 'choose' || kind === 'approve' || kind === 'release';
const spoken = (name: string | null) => name ?? '';
/** The name in the order of the reader's language. */
const nameOf = ({ name, person }: TaskTold, locale: Locale): string | null =>
  person ? shortName(person, locale) : name;
