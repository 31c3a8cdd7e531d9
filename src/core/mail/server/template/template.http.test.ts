import { describe, expect, test } from 'vitest';
import { requestReset } from '#core/account/contract/reset.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { templateTypes, typesOf } from '#core/mail/contract/template/rules/templates.ts';
import {
  getEmailTemplateList,
  getNotificationTemplateList,
  previewEmailTemplate,
  previewNotificationTemplate,
  resetEmailTemplate,
  type Template,
  updateEmailTemplate,
  updateNotificationTemplate,
} from '#core/mail/contract/template/template.ts';
import type { Failure } from '#platform/contract/call/envelope.ts';
import { startUsers } from '#test/start/start-users.ts';

const users = startUsers();
const { house, box } = users;
const english = { 'accept-language': 'en' };

async function find(type: string, headers: Record<string, string> = {}): Promise<Template> {
  const { token } = users.boss;
  const { body } = await house.call(getEmailTemplateList, { token, headers });
  return body.data.find(({ templateType }) => templateType === type) as Template;
}
const save = (id: string, body: unknown) =>
  house.call(updateEmailTemplate, { token: users.boss.token, params: { id }, body });
const reset = (id: string) =>
  house.call(resetEmailTemplate, { token: users.boss.token, params: { id } });
const wrong = ({ body }: { body: Pick<Failure, 'errors'> }) =>
  body.errors?.map(({ path, message }) => `${path}: ${message}`);

/** The letter with a link for a new password, to somebody of this company. */
async function letterTo(email: string) {
  await house.call(requestReset, { body: { email } });
  await users.work();
  return box.to(email).at(-1);
}

describe('the lists', () => {
  test('hold every type in the language of the interface, with its variables by groups', async () => {
    const { token } = users.boss;
    const { body } = await house.call(getEmailTemplateList, { token, headers: english });
    expect(body.count).toBe(templateTypes.length);
    expect(body.data.map(({ templateType }) => templateType)).toEqual(templateTypes);
    expect(body.data.map(({ id }) => id)).toContain('invitation-en');
    expect(body.data.every(({ isChanged, version }) => !isChanged && version === 1)).toBe(true);
    const sent = body.data.find(({ id }) => id === 'passwordReset-en');
    expect(sent?.variableTypeList).toEqual([
      {
        id: 'person',
        name: 'Recipient',
        variableList: [
          { id: 'person.greeting', name: 'greeting by name', isBlock: false },
          { id: 'person.firstName', name: 'first name', isBlock: false },
          { id: 'person.fullName', name: 'full name', isBlock: false },
        ],
      },
      {
        id: 'company',
        name: 'Company',
        variableList: [{ id: 'company.name', name: 'company name', isBlock: false }],
      },
      {
        id: 'account',
        name: 'Account',
        variableList: [{ id: 'account.email', name: 'sign-in email', isBlock: false }],
      },
      {
        id: 'link',
        name: 'Link',
        variableList: [
          { id: 'link.button', name: 'button', isBlock: true },
          { id: 'link.address', name: 'link address', isBlock: false },
        ],
      },
    ]);
  });

  test('notifications are those of people who can sign in, and take words only', async () => {
    const { body } = await house.call(getNotificationTemplateList, { token: users.boss.token });
    const types = body.data.map(({ templateType }) => templateType);
    expect(types).toEqual(templateTypes.slice(0, 8));
    expect(types).toEqual(typesOf('notification'));
    expect(body.data.every(({ subject }) => subject === '')).toBe(true);
    const variables = body.data.flatMap(({ variableTypeList }) =>
      variableTypeList.flatMap(({ variableList }) => variableList),
    );
    expect(variables.filter(({ id, isBlock }) => isBlock || id.startsWith('link'))).toEqual([]);
  });
});

describe('a company’s own words', () => {
  test('go out in its letters, in one language, until they are reset', async () => {
    const { email } = await users.join();
    const before = await find('passwordReset');
    const saved = await save(before.id, {
      subject: 'Пароль: {{company.name}}',
      text: '<h1>Пароль</h1><p>Для {{account.email}}</p><p>{{link.button}}</p>',
      version: before.version,
    });
    expect([saved.status, saved.body.message]).toEqual([200, 'Шаблон сохранён']);
    expect(saved.body.data).toMatchObject({ isChanged: true, version: 2 });
    expect(saved.body.data.text).toContain('<h2>Пароль</h2>');
    expect((await find('passwordReset', english)).isChanged).toBe(false);

    const letter = await letterTo(email);
    expect(letter?.subject).toBe(`Пароль: ${await users.slugOf()}`);
    expect(letter?.text).toContain(`Пароль\n\nДля ${email}\n\nЗадать новый пароль:\nhttp`);
    expect(letter?.text).toContain('Если это были не вы');
    expect(letter?.html).toContain(`Для ${email}`);

    const back = await reset(before.id);
    expect([back.body.message, back.body.data.isChanged]).toEqual([
      'Текст по умолчанию восстановлен',
      false,
    ]);
    expect(back.body.data).toEqual({ ...before, version: 3 });
    expect((await letterTo(email))?.subject).toBe('Новый пароль: Оценка 360');
  });

  test('are its own: another company has the product’s', async () => {
    const { id } = await find('reminder');
    await save(id, { text: '<p>Только у нас</p>' });
    const { body } = await house.call(getEmailTemplateList, { token: users.otherToken });
    expect(body.data.map(({ isChanged }) => isChanged)).not.toContain(true);
  });

  test('are not saved over what somebody else has saved meanwhile', async () => {
    const { id, version } = await find('invitation');
    await save(id, { text: '<p>Раз</p>', version });
    const late = await save(id, { text: '<p>Два</p>', version });
    expect([late.status, late.body.code]).toEqual([409, 8]);
    expect(late.body.data).toMatchObject({ text: '<p>Раз</p>', version: version + 1 });
    await reset(id);
    const later = await save(id, { text: '<p>Три</p>', version: version + 1 });
    expect(later.status).toBe(409);
  });

  test('are noted without what they say', async () => {
    const { id, version } = await find('reportReady');
    await save(id, { text: '<p>{{report.number}}</p>', version });
    await reset(id);
    const { body } = await house.call(getAuditList, { token: users.boss.token });
    const details = { template: { channel: 'email', type: 'reportReady', locale: 'ru' } };
    expect(body.data.slice(0, 2)).toMatchObject([
      { verb: 'restore', kind: 'template', name: 'Отчёт готов', details },
      { verb: 'update', kind: 'template', details: { ...details, fieldList: ['text'] } },
    ]);
    expect(body.data[1]?.details.fieldList).toEqual(['text']);
  });
});

describe('what no template may hold', () => {
  test.each([
    [
      'an unknown variable',
      { text: '<p>{{person.salary}}</p>' },
      ['text: Нет переменной «person.salary»'],
    ],
    [
      'one in the subject line',
      { subject: '{{link.button}}', text: '<p>a</p>' },
      ['subject: Переменная «link.button» стоит в отдельном абзаце'],
    ],
    [
      'braces that are not closed',
      { subject: 'a {{', text: '<p>{{b</p>' },
      ['subject: Двойные фигурные скобки не закрыты', 'text: Двойные фигурные скобки не закрыты'],
    ],
    [
      'a link that runs a script',
      { text: '<p><a href="javascript:alert(1)">a</a></p>' },
      ['text: Адрес ссылки начинается с https:// или mailto:'],
    ],
    ['nothing at all', { text: '<script>alert(1)</script>' }, ['text: Обязательное поле']],
    [
      'a subject line of two',
      { subject: 'a\nBcc: b@c.ru', text: '<p>a</p>' },
      ['subject: Есть перенос строки или невидимый знак. Наберите текст заново.'],
    ],
    ['too much text', { text: 'a'.repeat(20_001) }, ['text: Не длиннее 20000 знаков']],
  ])('%s is refused at its field, and nothing is saved', async (_, body, expected) => {
    const { id, version } = await find('nextCreated');
    const reply = await save(id, body);
    expect([reply.status, wrong(reply)]).toEqual([400, expected]);
    expect((await find('nextCreated')).version).toBe(version);
  });

  test('scripts, handlers, styles and pictures are taken out', async () => {
    const text =
      '<p onclick="a()" style="color:red">x<script>b()</script><img src=c onerror=d()></p><iframe srcdoc="<script>e()</script>"></iframe><svg onload=f()>';
    const { body } = await save('nextCreated-ru', { text });
    expect(body.data.text).toBe('<p>x</p>');
  });

  test('200 KB do not come in', async () => {
    expect((await save('nextCreated-ru', { text: 'a'.repeat(200_000) })).status).toBe(413);
  });

  test('as many errors as one can read', async () => {
    const text = Array.from({ length: 200 }, (_, at) => `{{a.b${at}}}`).join(' ');
    expect(wrong(await save('nextCreated-ru', { text }))).toHaveLength(50);
  });
});

describe('a look at the letter', () => {
  test('is filled with invented people, and saves nothing', async () => {
    const before = await find('invitation');
    const { status, body } = await house.call(previewEmailTemplate, {
      token: users.boss.token,
      params: { id: 'invitation-en' },
      body: {
        subject: 'To {{person.firstName}}',
        text: '<p>Hi<script>a()</script></p><p>{{assessment.list}}</p>',
      },
    });
    expect([status, body.data.subject]).toEqual([200, 'To Anna']);
    expect(body.data.html).toContain('<html lang="en">');
    expect(body.data.html).toContain('Peter Wolfe');
    expect(body.data.html).toContain('Give feedback');
    expect(body.data.html).toContain('please don’t forward it');
    expect(body.data.html).not.toMatch(/<script|\{\{/);
    expect(await find('invitation')).toEqual(before);
  });

  test.each([...templateTypes])('of %s leaves no variable open', async (type) => {
    const { id, subject, text } = await find(type);
    const { body } = await house.call(previewEmailTemplate, {
      token: users.boss.token,
      params: { id },
      body: { subject, text },
    });
    expect(body.data.subject).not.toMatch(/\{\{|undefined|^$/);
    expect(body.data.html).not.toMatch(/\{\{|undefined/);
  });

  test('of a notification is one text', async () => {
    const { body } = await house.call(previewNotificationTemplate, {
      token: users.boss.token,
      params: { id: 'questionaryDone-ru' },
      body: { text: '<p>Анкета <b>{{questionary.number}}</b></p>' },
    });
    expect(body.data).toEqual({ subject: '', html: '<p>Анкета № 42</p>' });
  });

  test('refuses what saving refuses', async () => {
    const { status } = await house.call(previewEmailTemplate, {
      token: users.boss.token,
      params: { id: 'invitation-ru' },
      body: { text: '<p>{{report.number}}</p>' },
    });
    expect(status).toBe(400);
  });
});

test('a notification has no subject line and no letters of passwords', async () => {
  const send = (id: string, body: unknown) =>
    house.call(updateNotificationTemplate, { token: users.boss.token, params: { id }, body });
  expect(wrong(await send('reminder-ru', { subject: 'a', text: '<p>a</p>' }))).toEqual([
    'subject: Неизвестное поле «subject»',
  ]);
  expect((await send('passwordReset-ru', { text: '<p>a</p>' })).status).toBe(404);
});
