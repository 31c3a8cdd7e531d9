import { beforeEach, describe, expect, test } from 'vitest';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { getBrandList } from '#core/company/contract/brand.ts';
import {
  type CompanySettingsForm,
  getBrandPicture,
  getCompanySettings,
  updateCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { pictureKinds } from '#core/company/contract/rules/brand-picture.ts';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { asData, jpegOf, pngOf, webp } from '#test/file/picture.ts';
import { formRowsOf, startOne } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let other: Company;
let admin: string;
let made = 0;

const asAdmin = async (company: Company) =>
  (await enter(house.context, company, ['ROLE_ADMIN'])).token;

beforeEach(async () => {
  made += 1;
  const { database } = house.context;
  own = await makeCompany(database, new Date(testNow), { slug: `own-${made}` });
  other = await makeCompany(database, new Date(testNow), { slug: `other-${made}` });
  admin = await asAdmin(own);
});

const read = async (token = admin) => (await house.call(getCompanySettings, { token })).body.data;
const form = (given: Partial<CompanySettingsForm> = {}): CompanySettingsForm => ({
  name: `own-${made}`,
  brand: 'Свой',
  icon: null,
  logo: null,
  accentColor: null,
  timeZone: 'Europe/Moscow',
  letterHour: 9,
  anonymityThreshold: 3,
  smallGroups: 'joined',
  perRater: 10,
  answerWords: null,
  reminderDayList: [3, 1],
  defaultLocale: 'ru',
  auditMonths: 36,
  deliveryMonths: 12,
  notificationMonths: 12,
  ...given,
});
const save = (given: Partial<CompanySettingsForm> & { version?: number } = {}, token = admin) =>
  house.call(updateCompanySettings, { token, body: { ...form(), ...given } });
const refusalOf = async (given: object) => {
  const { status, body } = await save(given);
  return [status, body.errors?.map(({ path, key }) => [path, key])];
};

const changed = {
  name: 'Новое имя',
  brand: 'Новое',
  icon: asData(pngOf(32, 32), 'image/png'),
  logo: asData(pngOf(64, 16), 'image/png'),
  accentColor: '#1a237e',
  timeZone: 'Asia/Vladivostok',
  letterHour: 7,
  anonymityThreshold: 5,
  smallGroups: 'leftOut' as const,
  perRater: 6,
  answerWords: { en: ['Fully', 'Mostly', 'Partly', 'Hardly', 'Not at all'] },
  reminderDayList: [1, 7],
  defaultLocale: 'en' as const,
  auditMonths: null,
  deliveryMonths: 3,
  notificationMonths: 24,
};

test('an administrator reads and changes them; the other company’s stay as they are', async () => {
  expect(await read()).toEqual({ ...form({ brand: `own-${made}` }), domain: null, version: 1 });
  const name = `Новое имя ${made}`;
  const { status, body } = await save({ ...changed, name });
  expect([status, body.message]).toEqual([200, 'Настройки компании сохранены']);
  const address = (kind: string) =>
    expect.stringMatching(new RegExp(`^/api/brand/${kind}/own-${made}/[0-9a-f]{64}$`));
  const pictures = { icon: address('icon'), logo: address('logo') };
  const saved = {
    ...changed,
    name,
    ...pictures,
    reminderDayList: [7, 1],
    domain: null,
    version: 2,
  };
  expect(body.data).toEqual(saved);
  expect(await read()).toEqual(saved);
  expect(await read(await asAdmin(other))).toMatchObject({ name: `other-${made}`, version: 1 });
});

test('its look is shown before signing in and after', async () => {
  const { data } = (await save(changed)).body;
  const look = { icon: data.icon, accent: { light: '#1a237e', dark: expect.any(String) } };
  const { body: listed } = await house.call(getBrandList);
  const bySlug = (slug: string) => listed.data.find((one) => one.slug === `${slug}-${made}`);
  expect(bySlug('own')).toMatchObject({ ...look, name: 'Новое имя', brand: 'Новое' });
  expect(bySlug('other')).toMatchObject({ icon: null, accent: null });
  const { body: me } = await house.call(getCurrentUserInfo, { token: admin });
  expect(me.data.brandList).toMatchObject([{ ...look, logo: data.logo, name: 'Новое имя' }]);
  expect(me.data).toMatchObject({
    timeZone: 'Asia/Vladivostok',
    letterHour: 7,
    defaultLocale: 'en',
  });
  await save({ name: `own-${made}` });
});

test.each(pictureKinds)(
  'the %s is a file that anybody may keep; another one has another address, none has none',
  async (kind) => {
    const address = async (picture: string | null) =>
      (await save({ [kind]: picture })).body.data[kind];
    const first = await address(asData(pngOf(32, 32), 'image/png'));
    const look = (picture: string | null) => house.ask('GET', picture!.replace('/api', ''));
    const shown = await look(first);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(shown.bytes).toEqual(pngOf(32, 32));
    expect(shown.headers['cache-control']).toContain('immutable');
    // Saved again by its address, it stays.
    expect(await address(first)).toBe(first);
    const second = await address(asData(pngOf(16, 16), 'image/png'));
    expect([second === first, (await look(first)).status]).toEqual([false, 404]);
    const other = pictureKinds.find((one) => one !== kind)!;
    expect((await look(second!.replace(`/${kind}/`, `/${other}/`))).status).toBe(404);
    expect(await address(null)).toBeNull();
    expect((await look(second)).status).toBe(404);
    const params = { kind, slug: `own-${made}`, hash: 'x' };
    expect((await house.call(getBrandPicture, { params })).status).toBe(400);
  },
);

test('a logo that is left out stays', async () => {
  const { logo } = (await save({ logo: changed.logo })).body.data;
  const { logo: _, ...rest } = form({ letterHour: 8 });
  const { body } = await house.call(updateCompanySettings, { token: admin, body: rest });
  expect(body.data).toMatchObject({ letterHour: 8, logo });
});

test.each([
  [{ name: '' }, 'name', 'validation.required'],
  [{ brand: 'x'.repeat(61) }, 'brand', 'validation.tooLong'],
  [{ icon: asData(jpegOf(64, 64), 'image/jpeg') }, 'icon', 'validation.invalidPicture'],
  [{ icon: asData(jpegOf(64, 64), 'image/png') }, 'icon', 'validation.invalidPicture'],
  [{ icon: asData(pngOf(300, 300), 'image/png') }, 'icon', 'validation.invalidPicture'],
  [{ icon: 'https://evil.example/i.png' }, 'icon', 'validation.invalidPicture'],
  [{ icon: `/api/brand/icon/x/${'0'.repeat(64)}` }, 'icon', 'validation.invalidPicture'],
  [{ icon: asData(Buffer.alloc(66_000), 'image/png') }, 'icon', 'validation.pictureTooLarge'],
  [{ logo: asData(webp) }, 'logo', 'validation.invalidPicture'],
  [{ logo: asData(Buffer.from('<svg/>'), 'image/svg+xml') }, 'logo', 'validation.invalidPicture'],
  [{ logo: asData(pngOf(641, 16), 'image/png') }, 'logo', 'validation.invalidPicture'],
  [{ logo: asData(pngOf(64, 16, { shade: 0 }), 'image/png') }, 'logo', 'validation.invalidPicture'],
  [
    { logo: asData(pngOf(1e4, 1e4, { rowCount: 1 }), 'image/png') },
    'logo',
    'validation.invalidPicture',
  ],
  [{ logo: asData(Buffer.alloc(66_000), 'image/png') }, 'logo', 'validation.pictureTooLarge'],
  [{ accentColor: '#ffcc00' }, 'accentColor', 'validation.unreadableColor'],
  [{ accentColor: 'red' }, 'accentColor', 'validation.invalidColor'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'validation.invalidTimeZone'],
  [{ timeZone: '+05:00' }, 'timeZone', 'validation.invalidTimeZone'],
  [{ auditMonths: 1 }, 'auditMonths', 'validation.invalid'],
  [{ deliveryMonths: 1 }, 'deliveryMonths', 'validation.invalid'],
  [{ letterHour: 24 }, 'letterHour', 'validation.tooBig'],
  [{ letterHour: 9.5 }, 'letterHour', 'validation.invalid'],
  [{ anonymityThreshold: 2 }, 'anonymityThreshold', 'validation.invalidThreshold'],
  [{ anonymityThreshold: 11 }, 'anonymityThreshold', 'validation.invalidThreshold'],
  [{ reminderDayList: [0] }, 'reminderDayList.0', 'validation.tooSmall'],
  [{ reminderDayList: [31] }, 'reminderDayList.0', 'validation.tooBig'],
  [{ reminderDayList: [1, 1] }, 'reminderDayList', 'validation.repeatedDay'],
  [{ reminderDayList: [1, 2, 3, 4, 5, 6] }, 'reminderDayList', 'validation.tooMany'],
  [{ answerWords: {} }, 'answerWords', 'validation.invalid'],
  [{ answerWords: { ru: ['а', 'б', 'в', 'г'] } }, 'answerWords.ru', 'validation.tooFew'],
  [{ answerWords: { ru: ['а', 'б', ' ', 'г', 'д'] } }, 'answerWords.ru.2', 'validation.required'],
  [{ answerWords: { en: ['a', 'b', 'c', 'd', 'A '] } }, 'answerWords.en.4', 'brand.repeatedWord'],
  [
    { answerWords: { en: ['a', 'b'.repeat(61), 'c', 'd', 'e'] } },
    'answerWords.en.1',
    'validation.tooLong',
  ],
  [{ defaultLocale: 'de' }, 'defaultLocale', 'validation.invalid'],
  [{ name: 'www.evil.test' }, 'name', 'validation.nameWithAddress'],
])('%j is refused at its field', async (given, path, key) => {
  expect(await refusalOf(given)).toEqual([400, [[path, key]]]);
  expect(await read()).toMatchObject({ version: 1 });
});

test('another company’s name is refused', async () => {
  expect(await refusalOf({ name: `other-${made}` })).toEqual([
    400,
    [['name', 'brandMessages.nameTaken']],
  ]);
});

test('of two who change them at once, the later one is shown what the first has saved', async () => {
  await save({ letterHour: 8, version: 1 });
  const late = await save({ letterHour: 10, version: 1 });
  expect([late.status, late.body.code, late.body.data]).toEqual([
    409,
    8,
    expect.objectContaining({ letterHour: 8, version: 2 }),
  ]);
  expect(await read()).toMatchObject({ letterHour: 8 });
});

test('the activity log has the fields, and what they were and are', async () => {
  const same = { brand: `own-${made}`, letterHour: 7, reminderDayList: [] };
  await save(same);
  await save({ ...same, icon: changed.icon, logo: changed.logo });
  await save({ ...same, icon: null, answerWords: { ru: ['Да', 'Чаще', 'Порой', 'Реже', 'Нет'] } });
  const { body } = await house.call(getAuditList, { token: admin });
  const noted = body.data.map(({ verb, kind, name, details }) => ({ verb, kind, name, details }));
  const entry = { verb: 'update', kind: 'brand', name: `own-${made}` };
  expect(noted).toEqual([
    {
      ...entry,
      details: {
        fieldList: ['icon', 'logo', 'answerWords'],
        settingList: [
          { field: 'answerWords', before: '', after: 'ru: Да, Чаще, Порой, Реже, Нет' },
        ],
      },
    },
    { ...entry, details: { fieldList: ['icon', 'logo'], settingList: [] } },
    {
      ...entry,
      details: {
        fieldList: ['letterHour', 'reminderDayList'],
        settingList: [
          { field: 'letterHour', before: '9', after: '7' },
          { field: 'reminderDayList', before: '3,1', after: '' },
        ],
      },
    },
  ]);
});

describe('what follows from them', () => {
  const dueOf = (id: string) =>
    formRowsOf<{ due: Date }>(
      house,
      'select distinct due_at as due from questionary_participant where questionary_id = $1',
      id,
    ).then((rows) => rows.map(({ due }) => due.toISOString()));

  test('invitations that wait for a later day move to the new hour and time zone', async () => {
    const { id } = await startOne(house, own, { dateStart: '2026-06-18' });
    const elsewhere = await startOne(house, other, { dateStart: '2026-06-18' });
    expect(await dueOf(id)).toEqual(['2026-06-18T06:00:00.000Z']);
    await save({ letterHour: 14 });
    expect(await dueOf(id)).toEqual(['2026-06-18T11:00:00.000Z']);
    await save({ letterHour: 14, timeZone: 'Asia/Vladivostok' });
    expect(await dueOf(id)).toEqual(['2026-06-18T04:00:00.000Z']);
    expect(await dueOf(elsewhere.id)).toEqual(['2026-06-18T06:00:00.000Z']);
    const later = await startOne(house, own, {
      dateStart: '2026-06-19',
      employeeList: [{ id: own.people[6]! }],
    });
    expect(await dueOf(later.id)).toEqual(['2026-06-19T04:00:00.000Z']);
  });

  test('what has gone to work keeps its threshold, what goes next has the new one', async () => {
    const { id } = await startOne(house, own);
    await save({ anonymityThreshold: 1 });
    const later = await startOne(house, own, { employeeList: [{ id: own.people[6]! }] });
    const thresholdOf = async (questionary: string) =>
      (await house.call(getQuestionary, { token: own.hrToken, params: { id: questionary } })).body
        .data.anonymityThreshold;
    expect([await thresholdOf(id), await thresholdOf(later.id)]).toEqual([3, 1]);
  });
});
