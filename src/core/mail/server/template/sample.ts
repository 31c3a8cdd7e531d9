import { type TemplateType, variablesOf } from '#core/mail/contract/template/rules/templates.ts';
import { templateSample as en } from '#core/mail/texts/template/sample/sample-en.ts';
import { templateSample as ru } from '#core/mail/texts/template/sample/sample-ru.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import type { Values } from './fill.ts';

const samples = { ru, en };

/** Fillings for a look at a template: invented people, the company's own name, and no working link. */
export function sampleValues(type: TemplateType, locale: Locale, company: string): Values {
  const { person, account, assessment, words, list, news, tasks, sent, button } = samples[locale];
  const { until } = assessment;
  const { number, dates, subject, tooSoon, note } = news;
  const { what, count, minutes } = tasks;
  const isAgain = type === 'followUp';
  const messages: Partial<Record<TemplateType, string>> = {
    tasks: tasks.message,
    reportSent: sent.message,
  };
  return {
    ...grouped({ person, account, assessment }),
    ...grouped({
      questionary: { number, subject, dates, tooSoon },
      report: { number, dates, ...sent.report },
    }),
    ...grouped({ sender: sent.sender, tasks: { what, count, minutes } }),
    'company.name': company,
    'assessment.list': [
      { name: list.first, role: 'colleague', until },
      { name: list.second, role: 'supervisor', until },
      // Nobody is asked again about themself.
      ...(isAgain ? [] : [{ name: list.own, role: 'employee', until }]),
    ],
    'questionary.list': [{ name: subject, note }],
    'report.list': [{ name: number, note: dates }],
    'assessment.confidentiality': speak[locale](
      isAgain ? 'mail.followUp.confidentiality' : 'mail.invitation.mixed',
      { threshold: 3 },
    ),
    'tasks.list': [{ name: tasks.row, note: tasks.note }],
    // A letter gets its message below where its words have no place for it.
    ...(variablesOf(type, 'email').includes('message.text') && {
      'message.text': messages[type] ?? words,
    }),
    ...(type !== 'reportSent' && {
      'link.button': { label: button[type], address: 'https://example.com/' },
    }),
  };
}

/** `{ person: { firstName } }` as `{ 'person.firstName' }`. */
const grouped = (groups: Record<string, Record<string, string>>): Values =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]),
    ),
  );

/** What a letter of this type says below its text, whatever the text. */
export function sampleSmall(type: TemplateType, t: T): string[] {
  if (type === 'invitation' || type === 'reminder' || type === 'followUp') {
    return [t('mail.invitation.personal')];
  }
  if (type === 'tasks') return [t('mail.tasks.personal')];
  if (type === 'passwordReset') return [t('mail.reset.once'), t('mail.reset.notYou')];
  if (type === 'reportSent') return [t('mail.reportSent.personal')];
  if (type === 'accountCreated') return [t('mail.account.once.account')];
  return [t('mail.news.signIn')];
}
