import type { Locale } from '#platform/texts/t.ts';

interface HelpEntry {
  /** The guide below docs/, without its ending: `.md` in Russian, `.en.md` in English. */
  file: string;
  group: 'everyone' | 'hr' | 'settings' | 'trust' | 'operator';
  /** Why it is read without an account. Without a reason it needs a session (rule 196). */
  open?: string;
}

/** The pages of the help, in the order of its contents. */
export const helpPages = {
  'sign-in': {
    file: 'user-guide/sign-in',
    group: 'everyone',
    open: 'Whoever can’t get in needs it most.',
  },
  answering: {
    file: 'user-guide/answering',
    group: 'everyone',
    open: 'Raters who come by a link have no account.',
  },
  choosing: {
    file: 'user-guide/choosing',
    group: 'everyone',
    open: 'A personal link opens one’s list of raters too.',
  },
  reports: { file: 'user-guide/reports', group: 'everyone' },
  'report-on-paper': {
    file: 'user-guide/report-on-paper',
    group: 'everyone',
    open: 'A report on paper reaches people who have no account.',
  },
  compare: { file: 'user-guide/compare', group: 'everyone' },
  plan: { file: 'user-guide/plan', group: 'everyone' },
  'did-it-change': {
    file: 'user-guide/did-it-change',
    group: 'everyone',
    open: 'Raters who come by a link have no account.',
  },
  profile: { file: 'user-guide/profile', group: 'everyone' },
  structure: { file: 'user-guide/structure', group: 'everyone' },
  notifications: { file: 'user-guide/notifications', group: 'everyone' },
  'first-day': { file: 'user-guide/first-day', group: 'hr' },
  questionary: { file: 'user-guide/questionary', group: 'hr' },
  'from-file': { file: 'user-guide/from-file', group: 'hr' },
  cycle: { file: 'user-guide/cycle', group: 'hr' },
  company: { file: 'user-guide/company', group: 'hr' },
  directory: { file: 'user-guide/directory', group: 'hr' },
  import: { file: 'user-guide/import', group: 'hr' },
  'earlier-reports': { file: 'user-guide/earlier-reports', group: 'hr' },
  users: { file: 'user-guide/users', group: 'hr' },
  templates: { file: 'user-guide/templates', group: 'hr' },
  'company-settings': { file: 'admin-guide/company-settings', group: 'settings' },
  security: {
    file: 'admin-guide/security',
    group: 'settings',
    open: 'A security officer asks before the company has accounts.',
  },
  'company-sign-in': {
    file: 'admin-guide/company-sign-in',
    group: 'settings',
    open: 'Administrators of a sign-in server prepare it before anybody can sign in by it.',
  },
  audit: { file: 'admin-guide/audit', group: 'settings' },
  protection: {
    file: 'security',
    group: 'trust',
    open: 'Works councils and security officers of buyers read it.',
  },
  'report-arithmetic': {
    file: 'report-arithmetic',
    group: 'trust',
    open: 'What anonymity promises is said to everybody who is asked.',
  },
  accessibility: {
    file: 'accessibility',
    group: 'trust',
    open: 'Buyers ask how accessible it is, and whoever meets a barrier reads it.',
  },
  processing: {
    file: 'admin-guide/processing',
    group: 'trust',
    open: 'A buyer’s lawyer reads it before the contract.',
  },
  start: { file: 'admin-guide/start', group: 'operator' },
  operation: { file: 'admin-guide/operation', group: 'operator' },
  backup: { file: 'admin-guide/backup', group: 'operator' },
  companies: { file: 'admin-guide/companies', group: 'operator' },
  breach: { file: 'admin-guide/breach', group: 'operator' },
  legal: { file: 'admin-guide/legal', group: 'operator' },
  scale: { file: 'scale', group: 'operator' },
} as const satisfies Record<string, HelpEntry>;

export type HelpPage = keyof typeof helpPages;
export type HelpGroup = HelpEntry['group'];

export const helpPageList = Object.keys(helpPages) as HelpPage[];

export const isOpenHelp = (page: HelpPage): boolean => 'open' in helpPages[page];

/** A page, or a section of it by the anchor that it has in every language (rule 214). */
export type HelpPlace = HelpPage | `${HelpPage}#${string}`;

export const helpAddress = (locale: Locale, place?: HelpPlace): string =>
  place ? `/help/${locale}/${place}` : `/help/${locale}`;
