import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone, signIn, startBrowser } from './lane/browser.ts';
import { laneProduct } from './lane/lanes.ts';
import { tokenOf } from './lane/session.ts';
import { caller } from './step/answer.ts';
import { linkMailedTo } from './step/mails.ts';
import { callAsHr } from './step/own-questionary.ts';
import { expectAccessible } from './tour/axe.ts';

const walker = startBrowser();
const panel = (page: Page) => page.locator('.ui-side-panel:not([inert])');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const shown = (page: Page, text: string) => panel(page).getByText(text).first().waitFor();
const told = (page: Page, text: string) => page.locator('.ui-toast', { hasText: text }).waitFor();
const openOwn = (page: Page) =>
  page.getByRole('button', { name: /^(Мой профиль|My profile)/ }).click();
/** Creates an employee with a password, so that nobody else's e-mail is changed. */
async function makeEmployee(email: string, password: string) {
  const url = laneProduct().url;
  const call = await callAsHr(url);
  const { data } = await call<{ data: { positionId: string; subdivisionId: string }[] }>(
    'GET /employee/list?limit=1',
  );
  await call('POST /employee/create', {
    firstName: 'Лев',
    lastName: 'Орлов',
    email,
    locale: 'ru',
    inCompany: '2024-03-01',
    inPosition: '2025-01-15',
    positionId: data[0]?.positionId,
    subdivisionId: data[0]?.subdivisionId,
  });
  const asGuest = caller(`${url}/api`, '');
  await asGuest('POST /reset/request', { email });
  const token = (await linkMailedTo(email, 'Вам открыт доступ')).split('#token=').at(-1);
  await asGuest('POST /reset', { token, password, confirmPassword: password });
}
const gone = (page: Page) => page.locator('.ui-side-panel').waitFor({ state: 'detached' });

let employee: Page;

it('is opened by one’s own photo, and an e-mail is copied by a click', async () => {
  employee = await walker.open();
  await employee.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(employee, 'employee@demo.local');
  await employee.goto('/estimation/reports');
  await openOwn(employee);
  await press(employee, 'Скопировать: employee@demo.local');
  await told(employee, 'Скопировано: employee@demo.local');
  const copied = () => employee.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe('employee@demo.local');
  // Without HR's permissions one may edit one's own profile, but not the company info.
  await expect
    .poll(() => employee.getByRole('button', { name: 'Изменить данные о работе' }).count())
    .toBe(0);
});

it('is filled in after the form has said what is missing', async () => {
  await press(employee, 'Изменить профиль');
  const form = panel(employee);
  await form.getByLabel('Телефон').fill('8 (916) 123-45');
  await press(employee, 'Сохранить');
  await shown(employee, 'Обязательное поле');
  await shown(employee, 'В этом номере ошибка');
  await form.getByLabel('Телефон').fill('8 (916) 123-45-67');
  await expect.poll(() => form.getByLabel('Телефон').inputValue()).toBe('+79161234567');
  await form.getByLabel('Рабочие дни с').selectOption('monday');
  await form.getByLabel('по день').selectOption('friday');
  const times = form.getByLabel('Рабочие часы с');
  await expect.poll(() => times.locator('option').count()).toBe(49);
  await times.selectOption({ label: '09:30' });
  await form.getByLabel('до', { exact: false }).last().selectOption({ label: '18:30' });
  await form.getByLabel('Город').fill('Пермь');
  await form.getByLabel('Смайлик').selectOption('🌴');
  await form.getByLabel('Статус', { exact: true }).fill('Отдыхаю');
  await form.getByLabel('Статус с', { exact: true }).fill('05-12-2099');
  await form.getByLabel('Статус по', { exact: true }).fill('04-12-2099');
  await press(employee, 'Сохранить');
  await shown(employee, 'Дата окончания раньше даты начала');
  await form.getByLabel('Статус по', { exact: true }).fill('07-12-2099');
  await press(employee, 'Сохранить');
  await told(employee, 'Профиль сохранён');
  await shown(employee, 'пн – пт, 09:30 – 18:30');
  await shown(employee, 'с 5 дек. 2099 по 7 дек. 2099');
  await shown(employee, 'Коллеги увидят его с первого дня');
});

it('shows a chosen photo, cropped, once it is saved, and refuses what is no picture', async () => {
  const photoOf = (place: string) => employee.locator(`${place} .ui-avatar img`);
  const address = () => photoOf('.shell-account').getAttribute('src');
  await press(employee, 'Изменить профиль');
  const input = panel(employee).getByLabel('Фотография');
  await input.setInputFiles('package.json');
  await shown(employee, 'Это не фотография. Выберите файл с картинкой.');
  await input.setInputFiles('src/app/web/public/icon-512.png');
  await photoOf('.ui-photo').waitFor();
  await expectAccessible(employee, 'a chosen photo');
  await press(employee, 'Сохранить');
  await told(employee, 'Профиль сохранён');
  await expect.poll(address).toMatch(/^data:image\/webp;base64,/);
  const size = await photoOf('.shell-account').evaluate((photo: HTMLImageElement) => [
    photo.naturalWidth,
    photo.naturalHeight,
  ]);
  expect(size).toEqual([256, 256]);
  await press(employee, 'Изменить профиль');
  await press(employee, 'Убрать');
  await press(employee, 'Сохранить');
  await expect.poll(() => photoOf('.shell-account').count()).toBe(0);
});

it('asks before what was typed is lost, whatever would close it', async () => {
  const question = employee.getByRole('alertdialog');
  const back = () => question.getByRole('button', { name: 'Вернуться к форме' }).click();
  await press(employee, 'Изменить профиль');
  await panel(employee).getByLabel('Город').fill('Томск');
  await openOwn(employee);
  await back();
  await employee.getByRole('radio', { name: 'EN' }).or(employee.getByText('EN')).first().click();
  await back();
  await employee.getByRole('link', { name: 'Кого оценить' }).click();
  await back();
  await employee.keyboard.press('Escape');
  await back();
  await expect.poll(() => panel(employee).getByLabel('Город').inputValue()).toBe('Томск');
  await press(employee, 'Отмена');
  await question.getByRole('button', { name: 'Закрыть без сохранения' }).click();
  await shown(employee, 'Пермь');
});

it('lists the person’s reports with a PDF each, and closes on another screen', async () => {
  await employee.getByRole('tab', { name: 'Оценка 360' }).click();
  const download = employee.waitForEvent('download');
  await panel(employee)
    .getByRole('button', { name: /^Скачать PDF/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await employee.getByRole('link', { name: 'Кого оценить' }).click();
  await gone(employee);
});

it('is opened from the structure; HR keeps where the company has people, colleagues see no hidden birthday', async () => {
  const hr = await walker.open();
  await signIn(hr, 'hr@demo.local');
  await hr.goto('/structure/employees');
  await hr.getByRole('searchbox').fill('employee@demo.local');
  await hr.getByRole('button', { name: /Захарова Ксения/ }).click();
  await press(hr, 'Изменить данные о работе');
  const form = panel(hr);
  await form.getByLabel('Дата рождения', { exact: true }).fill('07-05-1990');
  await form.getByLabel('Не показывать дату рождения коллегам').check();
  await form.getByLabel('Telegram').fill('@zakharova');
  await form.getByRole('searchbox').fill('новиков');
  await form
    .getByRole('button', { name: /^Добавить/ })
    .first()
    .click();
  await press(hr, 'Сохранить');
  await told(hr, 'Данные о работе сохранены');
  await shown(hr, '7 мая 1990');
  await shown(hr, 'Не видна коллегам');

  const colleague = await walker.open();
  await signIn(colleague, 'manager@demo.local');
  await colleague.goto('/structure/employees');
  await colleague.getByRole('searchbox').fill('employee@demo.local');
  await colleague.getByRole('button', { name: /Захарова Ксения/ }).click();
  await shown(colleague, '@zakharova');
  await expect.poll(() => panel(colleague).getByText('Дата рождения').count()).toBe(0);
  await expect
    .poll(() => panel(colleague).getByRole('tab', { name: 'Оценка 360' }).count())
    .toBe(0);
  const changes = panel(colleague).getByRole('button', { name: /^Изменить/ });
  await expect.poll(() => changes.count()).toBe(0);
  // Each leader in a profile links to their own profile.
  await panel(colleague).locator('.profile-leaders button', { hasText: 'Новиков' }).click();
  await shown(colleague, 'Новиков');
});

it('changed by two, offers both versions', async () => {
  await openOwn(employee);
  await press(employee, 'Изменить профиль');
  const url = laneProduct().url;
  const headers = { authorization: `Bearer ${await tokenOf(employee)}` };
  const me = await (await employee.request.get(`${url}/api/user/me`, { headers })).json();
  const path = `${url}/api/employee/profile/${me.data.employeeId}`;
  const { data } = await (await employee.request.get(path, { headers })).json();
  await employee.request.put(`${url}/api/employee/updateProfile`, {
    headers,
    data: { ...data, location: 'Омск' },
  });
  await panel(employee).getByLabel('Город').fill('Томск');
  await panel(employee).getByLabel('Статус по', { exact: true }).scrollIntoViewIfNeeded();
  await walker.expecting(/409/, async () => {
    await press(employee, 'Сохранить');
    // The note is at the top of the form, which had been scrolled away.
    const note = panel(employee).getByText('Изменено: город.');
    await note.waitFor();
    await expect.poll(async () => (await note.boundingBox())?.y).toBeGreaterThan(60);
    await press(employee, 'Взять сохранённое');
  });
  await expect.poll(() => panel(employee).getByLabel('Город').inputValue()).toBe('Омск');
  await panel(employee).getByLabel('Город').fill('Томск');
  await press(employee, 'Сохранить');
  await shown(employee, 'Томск');
});

it('fills the screen of a phone, and closes with the language', async () => {
  const page = await walker.open({ viewport: phone });
  await signIn(page, 'employee@demo.local');
  await page.goto('/estimation/reports');
  await openOwn(page);
  await shown(page, 'Томск');
  const edges = async () => {
    const box = await panel(page).boundingBox();
    return [box?.x, box?.width];
  };
  await expect.poll(edges).toEqual([0, phone.width]);
  await page.keyboard.press('Escape');
  await gone(page);
  await openOwn(employee);
  await shown(employee, 'Томск');
  await employee.getByText('EN', { exact: true }).first().click();
  await gone(employee);
  await openOwn(employee);
  await shown(employee, 'Tenure');
  await employee.getByText('RU', { exact: true }).first().click();
  await gone(employee);
});

it('keeps one’s own new e-mail waiting until the letter’s link is opened and its button pressed', async () => {
  const [former, wanted] = ['lev.orlov@mail.example', 'l.orlov@mail.example'];
  await makeEmployee(former, 'Demo-360!');
  const page = await walker.open();
  await signIn(page, former);
  await page.goto('/estimation/reports');
  await openOwn(page);
  await press(page, 'Изменить профиль');
  const form = panel(page);
  await form.getByLabel('E-mail').fill(wanted);
  await shown(page, 'Мы отправим письмо на новый адрес');
  await form.getByLabel('Телефон').fill('+79161234567');
  for (const [label, value] of [
    ['Рабочие дни с', 'monday'],
    ['по день', 'friday'],
  ] as const) {
    await form.getByLabel(label).selectOption(value);
  }
  await form.getByLabel('Рабочие часы с').selectOption({ label: '09:30' });
  await form.getByLabel('до', { exact: false }).last().selectOption({ label: '18:30' });
  await press(page, 'Сохранить');
  await told(page, `На ${wanted} отправлено письмо`);
  await shown(page, 'Подтвердите новый e-mail');
  await page.getByRole('button', { name: `Скопировать: ${former}` }).waitFor();
  await expectAccessible(page, 'a new e-mail that waits');
  await press(page, 'Отправить ещё раз');
  await told(page, 'ещё раз');

  const reader = await walker.open({ viewport: phone });
  await reader.goto(await linkMailedTo(wanted, 'Подтвердите новый e-mail'));
  await reader.getByText('Учётная запись: Орлов Лев').waitFor();
  await expectAccessible(reader, 'a new e-mail to be confirmed');
  await press(reader, 'Подтвердить e-mail');
  await reader.getByRole('heading', { name: 'E-mail изменён' }).waitFor();
  await page.reload();
  await openOwn(page);
  await page.getByRole('button', { name: `Скопировать: ${wanted}` }).waitFor();
  await expect.poll(() => page.getByText('Подтвердите новый e-mail').count()).toBe(0);
});
