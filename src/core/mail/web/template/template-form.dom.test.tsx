import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  getEmailTemplateList,
  getNotificationTemplateList,
  previewEmailTemplate,
  previewNotificationTemplate,
  type Template,
  updateEmailTemplate,
  updateNotificationTemplate,
} from '#core/mail/contract/template/template.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { TemplateTab } from './template-page.tsx';

const template: Template = {
  id: 'invitation-ru',
  version: 2,
  templateType: 'invitation',
  subject: 'Оценка',
  text: '<p>Добрый день</p>',
  isChanged: false,
  variableTypeList: [
    {
      id: 'person',
      name: 'Человек',
      variableList: [{ id: 'person.firstName', name: 'имя', isBlock: false }],
    },
  ],
};
const edit = t('template.edit', { name: t('template.type.invitation') });

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_SUPER_ADMIN');
  server = fakeServer();
  const list = { data: [template], count: 1 };
  server.answers(getEmailTemplateList, list);
  server.answers(getNotificationTemplateList, list);
  server.answers(previewEmailTemplate, ({ body }) => ({
    data: { subject: `Тема: ${body.subject}`, html: `<p>${body.text}</p>` },
  }));
  server.answers(previewNotificationTemplate, ({ body }) => ({
    data: { subject: '', html: body.text },
  }));
});

async function open(channel: 'email' | 'notification') {
  const page = draw(<TemplateTab channel={channel} />);
  await page.user.click(await screen.findByRole('button', { name: edit }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = async (name: string) =>
    page.user.click(await dialog.findByRole('button', { name }));
  const field = (name: string) => dialog.findByRole('textbox', { name: new RegExp(`^${name}`) });
  return { ...page, dialog, press, field };
}

test('a letter shows its words and what they become; a variable goes into the text and is saved', async () => {
  server.answers(updateEmailTemplate, { data: template, message: 'Сохранено' });
  const { dialog, press, field } = await open('email');
  expect((await field(t('template.subject'))).textContent).toBe('Оценка');
  expect((await field(t('template.text'))).textContent).toBe('Добрый день');
  await dialog.findByText('Тема: Оценка');
  const frame = await dialog.findByTitle(t('template.previewFrame'));
  expect(frame.getAttribute('srcdoc')).toContain('Добрый день');
  await press('имя');
  await press(t('common.save'));
  await waitFor(() => expect(server.asked(updateEmailTemplate)).toHaveLength(1));
  const { params, body } = server.asked(updateEmailTemplate)[0]!;
  expect([params.id, body.subject, body.version]).toEqual(['invitation-ru', 'Оценка', 2]);
  expect(body.text).toContain('{{person.firstName}}');
});

test('a notification has no subject, and is shown as a notification', async () => {
  server.answers(updateNotificationTemplate, { data: template, message: 'Сохранено' });
  const { dialog, press } = await open('notification');
  const shown = within(await dialog.findByRole('region', { name: t('template.preview') }));
  await shown.findByText('Добрый день');
  expect(server.asked(previewEmailTemplate)).toEqual([]);
  expect(
    dialog.queryByRole('textbox', { name: new RegExp(`^${t('template.subject')}`) }),
  ).toBeNull();
  await press('имя');
  await press(t('common.save'));
  await waitFor(() => expect(server.asked(updateNotificationTemplate)).toHaveLength(1));
  expect(Object.keys(server.asked(updateNotificationTemplate)[0]!.body)).toEqual([
    'text',
    'version',
  ]);
});
