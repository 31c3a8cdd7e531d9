import type { NewsType, NotificationType } from '#core/mail/contract/template/rules/templates.ts';
import { spokenDevice } from '#platform/contract/rules/device.ts';
import { longDate } from '#platform/server/shared/long-date.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import {
  type CycleNews,
  cyclePath,
  type FactorTold,
  type NotificationFacts,
  nameIn,
  type PeopleHeld,
  type ReportHeld,
  type ReportTalk,
  reportPath,
  reportsPath,
  type SourceNews,
  sourceRunPath,
  type TermOver,
  type TitleAnswered,
  termPaths,
} from './kinds.ts';
import { rightsPath, spellRights } from './rights.ts';

type FixedType = Exclude<NewsType, NotificationType>;

interface FixedKind<Facts> {
  text: (facts: Facts, locale: Locale) => string;
  /** Where it leads: a path of the web. */
  path: (facts: Facts, reader: { roles: readonly string[] }) => string;
  /** Where several of them lead; left out, where the first does. */
  allPath?: string;
}

/** What is told in the product's own words. */
const fixedKinds: { [N in FixedType]: FixedKind<NotificationFacts[N]> } = {
  rights: { text: spellRights, path: (_, reader) => rightsPath(reader) },
  termOver: { text: spellTerm, path: ({ what }) => termPaths[what] },
  factor: { text: spellFactor, path: () => '/estimation/settings#settings-factor' },
  cycle: { text: spellCycle, path: cyclePath },
  reportTalk: { text: spellTalk, path: reportPath, allPath: reportsPath },
  reportHeld: { text: spellHeld, path: () => reportsPath },
  positionWish: { text: spellWish, path: () => '/structure' },
  peopleHeld: { text: spellHeldPeople, path: () => '/estimation/dictionary/employees' },
  source: { text: spellSource, path: sourceRunPath },
};

/** Undefined for a type that companies may word themselves. */
export const fixedKind = (type: NewsType): FixedKind<unknown> | undefined =>
  type in fixedKinds ? (fixedKinds[type as FixedType] as FixedKind<unknown>) : undefined;

function spellTerm({ what, count, from }: TermOver, locale: Locale): string {
  return speak[locale](`notification.termOver.${what}`, { count, from: longDate(from, locale) });
}

function spellFactor({ what, ...by }: FactorTold, locale: Locale): string {
  const t = speak[locale];
  const said = t(`notification.factor.${what}`, { device: spokenDevice(by, t) });
  return `${said} ${t('notification.factor.notYou')}`;
}

function spellCycle(news: CycleNews, locale: Locale): string {
  const t = speak[locale];
  switch (news.what) {
    case 'choosingEnded':
      return t('notification.cycle.choosingEnded', news);
    case 'wentToWork':
      return news.waiting
        ? t('notification.cycle.wentToWorkLater', { ...news, waiting: news.waiting })
        : t('notification.cycle.wentToWork', news);
    case 'replacing':
      return t('notification.cycle.replacing', news);
    case 'leftOut':
      return t('notification.cycle.leftOut', news);
    case 'done':
      return t('notification.cycle.done', news);
  }
}

function spellTalk({ until, ...about }: ReportTalk, locale: Locale): string {
  const t = speak[locale];
  const name = nameIn(about, locale);
  return until
    ? t('notification.reportTalk.until', { name, until: longDate(until, locale) })
    : t('notification.reportTalk.open', { name });
}

function spellHeld({ count }: ReportHeld, locale: Locale): string {
  return speak[locale]('notification.reportHeld', { count });
}

function spellWish({ agrees, position, reason }: TitleAnswered, locale: Locale): string {
  const t = speak[locale];
  if (agrees) return t('notification.positionWish.given', { position });
  return reason
    ? t('notification.positionWish.refusedFor', { position, reason })
    : t('notification.positionWish.refused', { position });
}

function spellHeldPeople({ limit, key }: PeopleHeld, locale: Locale): string {
  return speak[locale](`notification.peopleHeld.${limit}`, { key });
}

function spellSource({ what, source, ...counts }: SourceNews, locale: Locale): string {
  const t = speak[locale];
  return what === 'waiting' || what === 'stopped'
    ? t(`notification.source.${what}`, { source, ...counts })
    : t(`notification.source.${what}`, { source });
}
