import { beforeAll, expect, it } from 'vitest';
import { en } from '#app/texts/all/en.ts';
import { ru } from '#app/texts/all/ru.ts';
import type { employeeCalls } from '#core/employee/contract/employee.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { createT, type Locale } from '#platform/texts/t.ts';
import { someOf } from '#test/how-long.ts';
import { phone, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { keepSession } from './lane/session.ts';
import { sessionOf } from './lane/visitor.ts';
import type { caller } from './step/answer.ts';
import { opens } from './step/invite.ts';
import { linesShown } from './step/lines-shown.ts';
import { linkMailedTo } from './step/mails.ts';
import { callAsHr, makeOwn, moveTo } from './step/own-questionary.ts';

/** What raters, HR and readers are told about anonymity, where it matters (rule 26). */
const walker = startBrowser();
const locales = someOf<Locale>(['ru', 'en'], ['ru']);
const texts = { ru: createT('ru', ru), en: createT('en', en) };

interface Rater {
  id: string;
  email: string;
  lastName: string;
}
type List = { data: { id: string; email: string }[] };

let call: ReturnType<typeof caller>;
let subject: Rater;
let raters: Rater[];

/** New in the directory. The second one reads English. */
async function hire(lastName: string, locale: Locale = 'ru'): Promise<Rater> {
  const first = async (what: string) => (await call<List>(`GET /${what}/list?limit=1`)).data[0]!.id;
  const email = `walk.${Math.random().toString(36).slice(2)}@demo.local`;
  const { data } = await call<ReplyFields<typeof employeeCalls.create>>('POST /employee/create', {
    firstName: 'Вера',
    lastName,
    email,
    locale,
    inCompany: '2024-03-01',
    inPosition: '2025-01-15',
    positionId: await first('position'),
    subdivisionId: await first('subdivision'),
  });
  return { id: data.id, email, lastName };
}

/** About the same person, with HR and these as colleagues. */
async function ask(colleagues: readonly Rater[]) {
  const { data: people } = await call<List>('GET /employee/list?limit=1000');
  const find = (email: string) => people.find((one) => one.email === email)!.id;
  return makeOwn(call, subject.email, [], {
    method: '360',
    isAnonymous: true,
    participantList: [
      { id: find('nadezhda.vasileva@demo.local'), type: 'supervisor' },
      ...[find('hr@demo.local'), ...colleagues.map(({ id }) => id)].map((id) => ({
        id,
        type: 'colleague',
      })),
    ],
  });
}

async function open(locale: Locale, path: string, session?: string) {
  const page = await walker.open({ locale });
  if (session) await keepSession(page.context(), laneProduct().url, session);
  await page.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
  await page.goto(path);
  return page;
}

const linkOf = ({ email }: Rater, id: string) =>
  linkMailedTo(email, subject.lastName, laneProduct().dataDir, opens(laneProduct().url, id));

let session: string;
let first: { id: string; number: number };

beforeAll(async () => {
  const { url } = laneProduct();
  session = await sessionOf(url, 'hr@demo.local');
  call = await callAsHr(url);
  subject = await hire('Прогулкина');
  raters = [await hire('Первая'), await hire('Вторая', 'en'), await hire('Третья')];
  first = await ask(raters);
});

it.each(locales)('anybody reads how answers are protected (%s)', async (locale) => {
  const t = texts[locale];
  const page = await open(locale, '/answers-protected');
  await page.getByRole('heading', { level: 1, name: t('protection.title') }).waitFor();
  await page.getByText(t('protection.guarded.voice')).waitFor();
  await page.getByText(t('protection.limits.comesIn')).waitFor();
  await page.getByText(t('protection.limits.alone')).waitFor();
});

it.each(locales)('HR reads who does not count, and who is new (%s)', async (locale) => {
  const t = texts[locale];
  const page = await open(locale, `/estimation/questionary/${first.id}`, session);
  await page.getByRole('button', { name: t('questionaryDetail.toWork'), exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  const said = async (begin: string) => {
    const line = dialog.getByText(begin);
    await line.waitFor();
    return line.textContent();
  };
  const names = { threshold: 3, names: '' };
  await said(t('questionaryMessages.notCounted.mayOpen', names).trim());
  const fresh = t('questionaryMessages.newcomers.colleague', { count: 3, names: '' });
  const line = await said(fresh.slice(0, fresh.indexOf('(')).trim());
  for (const { lastName } of raters) expect(line).toContain(lastName);
});

it.each(locales)('a rater reads five sentences, and the rest by one press (%s)', async (locale) => {
  const t = texts[locale];
  if (locale === 'ru') await moveTo(call, first, 'inwork');
  const rater = raters[locale === 'ru' ? 0 : 1]!;
  const page = await open(locale, await linkOf(rater, first.id));
  await page.getByText(t('answering.info.averaged', { threshold: 3 })).waitFor();
  const rest = page.getByText(t('answering.info.otherReports'));
  await rest.waitFor({ state: 'hidden' });
  await page.getByText(t('answering.info.more')).click();
  await rest.waitFor();
  await page.getByRole('link', { name: t('answering.info.whole') }).waitFor();
});

it.each(locales)(
  'on a phone it is eight lines, and all the rest by one press (%s)',
  async (locale) => {
    const t = texts[locale];
    const page = await open(locale, await linkOf(raters[locale === 'ru' ? 0 : 1]!, first.id));
    await page.setViewportSize(phone);
    const rest = ['averaged', 'otherReports', 'whole', 'invited', 'kept'] as const;
    const words = (key: (typeof rest)[number]) =>
      page.getByText(t(`answering.info.${key}`, { threshold: 3 }));
    await page.getByRole('button', { name: t('decline.button') }).waitFor();
    for (const key of rest) await words(key).waitFor({ state: 'hidden' });
    await expect.poll(() => linesShown(page)).toBeLessThanOrEqual(8);
    await page.getByText(t('answering.info.anonymousMore')).click();
    for (const key of rest) await words(key).waitFor();
    expect(await linesShown(page)).toBeGreaterThan(20);
  },
);
