import type { RightsNews } from '#contract/company/rules/right-change.ts';
import type { NewsType } from '#contract/company/rules/templates.ts';
import { speak } from '#i18n/speak.ts';
import type { Locale } from '#i18n/t.ts';
import { personValues } from '#server/company/template/person-values.ts';
import { readNotifications } from '#server/company/template/write-from-template.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { longDate } from '#server/platform/shared/long-date.ts';
import {
  kinds,
  type ReportHeld,
  type ReportTalk,
  reportPath,
  reportsPath,
  type TermOver,
  termPaths,
} from './kinds.ts';
import type { NewsReader } from './queries.ts';
import { rightsPath, spellRights } from './rights.ts';

/** As kept: the facts are those of the type. */
export interface Kept {
  type: NewsType;
  values: unknown;
}

/**
 * Reads the company's words once. What comes back gives each notification its text in that language, and where it
 * leads.
 */
export async function readSpelling(scope: Scope, reader: NewsReader, locale: Locale) {
  const write = await readNotifications(scope, locale);
  const person = personValues(reader, speak[locale]);
  return ({ type, values }: Kept): { text: string; path: string } => {
    if (type === 'rights') {
      return { text: spellRights(values as RightsNews, locale), path: rightsPath(reader) };
    }
    if (type === 'termOver') {
      const { what, count, from } = values as TermOver;
      const said = { count, from: longDate(from, locale) };
      return { text: speak[locale](`notification.termOver.${what}`, said), path: termPaths[what] };
    }
    if (type === 'reportTalk') {
      const { name, until } = values as ReportTalk;
      const said = until
        ? speak[locale]('notification.reportTalk.until', { name, until: longDate(until, locale) })
        : speak[locale]('notification.reportTalk.open', { name });
      return { text: said, path: reportPath(values as ReportTalk) };
    }
    if (type === 'reportHeld') {
      const { count } = values as ReportHeld;
      return { text: speak[locale]('notification.reportHeld', { count }), path: reportsPath };
    }
    const facts = values as never;
    const said = kinds[type].values([facts], locale);
    return { text: write(type, { ...person, ...said } as never), path: kinds[type].path(facts) };
  };
}
