import { beforeEach, describe, expect, test } from 'vitest';
import { mostRecipients } from '#core/report/contract/reading/report-recipients.ts';
import { exportReport, getReport } from '#core/report/contract/report.ts';
import { exportCompare } from '#core/report/contract/report-compare.ts';
import { firstMessage } from '#core/report/contract/report-send.ts';
import { speak } from '#platform/texts/speak.ts';
import { queuedJobs } from '#test/fake/queued-jobs.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import { startSending } from '#test/start/start-sending.ts';

const sending = startSending();
const { house, box, send, work, outcome, query } = sending;

const exported = async (locale: 'ru' | 'en', more: Record<string, string> = {}) => {
  const { bytes, headers } = await house.call(exportReport, {
    token: sending.company.hrToken,
    query: { ...sending.report, ...more },
    headers: { 'accept-language': locale },
  });
  return { bytes, name: String(headers['content-disposition']) };
};
const fileIn = (address: string) => {
  const [file, ...more] = box.to(address)[0]?.attachments ?? [];
  if (!file || more.length > 0) throw new Error('not one file');
  return { ...file, bytes: Buffer.from(file.content as ArrayBuffer) };
};
const emailOf = async (id: string | undefined) =>
  (await query<{ email: string }>('select email from employee where id = $1', id))[0]!.email;

const finalOf = async (params: { questionaryId: string; employeeId: string }) =>
  (await house.call(getReport, { token: sending.company.hrToken, params })).body.data;

describe('by mail', () => {
  test('the letter holds the very file that its reader would save, and what the sender wrote', async () => {
    const text = '<p>Обсудим в <strong>четверг</strong> &lt;b&gt; {{person.firstName}}</p>';
    const { status, body } = await send({ text, emailList: ['Boss@Example.RU'] });
    expect([status, body.message]).toEqual([200, 'Отчёт отправляется: 1 получатель']);
    await work();
    const [mail] = box.to('boss@example.ru');
    const file = fileIn('boss@example.ru');
    const { bytes, name } = await exported('ru');
    expect(file.bytes.equals(bytes)).toBe(true);
    expect(file.mimeType).toBe('application/pdf');
    expect(name).toContain(file.filename);
    expect(mail?.subject).toBe(
      'Отчёт об оценке: Щербакова-Лебедева Алёна Сергеевна, 5 октября 2026 г. – 23 октября 2026 г.',
    );
    expect(mail?.html).toContain('<strong>четверг</strong> &lt;b&gt; {{person.firstName}}');
    expect(mail?.text).toContain('Отправитель: Ким Анна, ');
    expect(mail?.replyTo?.[0]?.address).toMatch(/^member-/);
    expect(await outcome('boss@example.ru')).toEqual([{ state: 'sent', attempts: 1, error: null }]);
  });

  test('each reads it in their own language, others in the sender’s', async () => {
    await sending.member(['ROLE_MANAGER'], { email: 'english@example.ru', locale: 'en' });
    const person = await emailOf(sending.company.people[1]);
    await send({ emailList: ['english@example.ru', person, 'guest@example.com'] });
    await work();
    const [ru, en] = [(await exported('ru')).bytes, (await exported('en')).bytes];
    expect(fileIn('english@example.ru').bytes.equals(en)).toBe(true);
    expect(fileIn(person).bytes.equals(ru)).toBe(true);
    expect(fileIn('guest@example.com').bytes.equals(ru)).toBe(true);
    expect(box.to('english@example.ru')[0]?.subject).toMatch(/^Assessment report: /);
  });

  test('what a letter begins with, left as it is, is in their language too', async () => {
    await sending.member(['ROLE_MANAGER'], { email: 'reader@example.ru', locale: 'en' });
    const emailList = ['reader@example.ru', 'guest@example.com'];
    await send({ text: firstMessage(speak.ru), emailList });
    await work();
    const [english, guest] = emailList.map((address) => box.to(address)[0]?.html);
    expect(english).toContain('Here is the assessment report.');
    expect(guest).toContain('Отправляю отчёт об оценке.');
    await send({ text: '<p>Отправляю отчёт.</p>', emailList });
    await work();
    expect(box.to('reader@example.ru')[1]?.html).toContain('Отправляю отчёт.');
  });

  test('an interim report is sent as such', async () => {
    await sending.keep({ kind: 'interim', passedParticipantCount: 3 });
    await send({ passedParticipantCount: 3, emailList: ['a@example.ru'] });
    await work();
    const { bytes } = await exported('ru', { passedParticipantCount: '3' });
    expect(fileIn('a@example.ru').bytes.equals(bytes)).toBe(true);
    expect(box.to('a@example.ru')[0]?.subject).toMatch(/^Промежуточный отчёт: /);
  });

  test('a final report is meant by its own number of answers, by null, and by nothing', async () => {
    const { passedParticipantCount: own } = await finalOf(sending.report);
    const { bytes } = await exported('ru');
    await sending.keep({ kind: 'interim', passedParticipantCount: own });
    for (const given of [String(own), '']) {
      const file = await exported('ru', { passedParticipantCount: given });
      expect(file.bytes.equals(bytes)).toBe(true);
    }
    for (const given of [own, null]) {
      const emailList = [`to-${given}@example.ru`];
      expect((await send({ passedParticipantCount: given, emailList })).status).toBe(200);
    }
    await work();
    for (const given of [own, null]) {
      expect(fileIn(`to-${given}@example.ru`).bytes.equals(bytes)).toBe(true);
    }
  });

  test('one address that fails holds up nobody, is tried again, and is given up in the end', async () => {
    box.refuse = (address) => ({ 'away@example.ru': 451, 'gone@example.ru': 550 })[address];
    await send({ emailList: ['away@example.ru', 'gone@example.ru', 'here@example.ru'] });
    await work();
    expect(box.to('here@example.ru')).toHaveLength(1);
    expect(await outcome('away@example.ru')).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(await outcome('gone@example.ru')).toMatchObject([{ state: 'refused', attempts: 1 }]);
    const again = (await queuedJobs(house.context.database)).filter(
      ({ attempts }) => attempts === 1,
    );
    expect(again.map(({ run_at }) => run_at > new Date())).toEqual([true]);
    box.refuse = undefined;
    await work();
    expect(await outcome('away@example.ru')).toMatchObject([{ state: 'sent', attempts: 2 }]);
    await work();
    expect(box.mails).toHaveLength(2);
  });

  test('a report that is gone by then is dropped', async () => {
    await send({ emailList: ['a@example.ru'] });
    await query('delete from report where questionary_id = $1', sending.report.questionaryId);
    await work();
    expect(await outcome('a@example.ru')).toMatchObject([{ state: 'dropped' }]);
  });
});

describe('a comparison', () => {
  /** Another final report about the same person, from that day on. */
  async function final360(dateStart: string) {
    const { id, number } = await createOne(house, sending.company, { employeeList: [] });
    await sending.keep({ questionaryId: id, number, method: '360', dateStart });
    return id;
  }

  test('with the report that is previous when it is sent goes as the file one would save', async () => {
    const earlier = await final360('2025-01-10');
    const questionaryId = await final360('2025-06-10');
    const { status } = await send({
      questionaryId,
      isCompareReport: true,
      emailList: ['a@example.ru'],
    });
    expect(status).toBe(200);
    await work();
    const { bytes } = await house.call(exportCompare, {
      token: sending.company.hrToken,
      query: { firstQuestionaryId: questionaryId, employeeId: sending.report.employeeId },
      headers: { 'accept-language': 'ru' },
    });
    expect(fileIn('a@example.ru').bytes.equals(bytes)).toBe(true);
    expect(box.to('a@example.ru')[0]?.subject).toMatch(/^Сравнение отчётов: /);
    const [kept] = await query<{ other: string }>(
      'select compared_questionary_id as other from report_sending where questionary_id = $1',
      questionaryId,
    );
    expect(kept?.other).toBe(earlier);
  });

  test('needs another one to compare with, and final ones', async () => {
    await query('delete from report where questionary_id = $1', sending.report.questionaryId);
    const to = { isCompareReport: true, emailList: ['a@example.ru'] };
    const first = await final360('2025-01-10');
    expect((await send({ ...to, questionaryId: first })).status).toBe(404);
    const questionaryId = await final360('2025-06-10');
    const { employeeId } = sending.report;
    const { passedParticipantCount } = await finalOf({ questionaryId, employeeId });
    const more = passedParticipantCount + 1;
    const interim = await send({ ...to, questionaryId, passedParticipantCount: more });
    expect([interim.status, interim.body.errors?.map(({ path }) => path)]).toEqual([
      400,
      ['passedParticipantCount'],
    ]);
    for (const given of [undefined, null, passedParticipantCount]) {
      const body = { ...to, questionaryId, passedParticipantCount: given };
      expect((await send(body)).status).toBe(200);
    }
  });
});

describe('by Slack', () => {
  beforeEach(() => sending.onSlack('U12345678', 'C12345678'));

  test('the file goes up in Slack’s own steps, into the conversation with the member', async () => {
    await send({
      slackList: ['U12345678'],
      text: '<p>Обсудим <b>завтра</b> &amp; &lt;!here&gt;</p>',
    });
    await work();
    expect(sending.slack.got.map(({ method }) => method)).toEqual([
      'files.getUploadURLExternal',
      'conversations.open',
      'files.completeUploadExternal',
    ]);
    const { bytes, name } = await exported('ru');
    const [file] = [...sending.slack.files.values()];
    expect(file?.bytes.equals(bytes)).toBe(true);
    expect(name).toContain(file?.name);
    expect(sending.slack.got[0]?.fields.length).toBe(String(bytes.length));
    expect(sending.slack.got[2]?.fields).toMatchObject({
      channel_id: 'D-U12345678',
      initial_comment: expect.stringContaining('Обсудим завтра &amp; &lt;!here&gt;'),
    });
  });

  test('where Slack says when, not before', async () => {
    await send({ slackList: ['C12345678'] });
    house.setNow('2099-06-15T09:00:00Z');
    sending.slack.next = 90;
    await work();
    expect(await outcome('C12345678')).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    house.setNow('2099-06-15T09:01:29Z');
    await work();
    expect(sending.slack.got).toHaveLength(1);
    house.setNow('2099-06-15T09:01:30Z');
    await work();
    expect(await outcome('C12345678')).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(sending.slack.got.at(-1)?.fields.channel_id).toBe('C12345678');
  });

  test('whom Slack does not know is not tried again', async () => {
    sending.slack.next = 'channel_not_found';
    await send({ slackList: ['C12345678'] });
    await work();
    expect(await outcome('C12345678')).toMatchObject([{ state: 'refused', attempts: 1 }]);
  });

  test('is refused at its field where it is off', async () => {
    const { context } = house;
    const on = context.slack;
    context.slack = null;
    const { status, body } = await send({ slackList: ['U12345678'], emailList: ['a@example.ru'] });
    context.slack = on;
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['slackList']]);
  });
});

describe('what is wrong is said at its field, and nothing is sent', () => {
  const many = Array.from({ length: mostRecipients }, (_, at) => `p${at}@example.ru`);
  test.each([
    ['nobody', {}, ['emailList']],
    ['somebody twice', { emailList: ['a@example.ru', 'A@example.ru'] }, ['emailList.1']],
    ['no e-mail', { emailList: ['nobody'] }, ['emailList.0']],
    ['no Slack id', { slackList: ['U1234567'] }, ['slackList.0']],
    ['too many', { emailList: many, slackList: ['U12345678'] }, ['emailList']],
    ['no words', { emailList: ['a@example.ru'], text: '<script>1</script><p> </p>' }, ['text']],
    [
      'a script',
      { emailList: ['a@example.ru'], text: '<p><a href="javascript:1">x</a></p>' },
      ['text'],
    ],
  ])('%s', async (_, body, paths) => {
    const answer = await send(body);
    expect([answer.status, answer.body.errors?.map(({ path }) => path)]).toEqual([400, paths]);
    await work();
    expect(box.mails).toEqual([]);
  });
});

describe('who may send what', () => {
  const to = { emailList: ['a@example.ru'] };

  test('the subject and their manager this report, nobody else, and HR every one', async () => {
    const { employeeId } = sending.report;
    const [own, manager, stranger] = [
      await sending.member(['ROLE_EMPLOYEE'], { employeeId }),
      await sending.member(['ROLE_MANAGER'], { subordinateIds: [employeeId] }),
      await sending.member(['ROLE_MANAGER'], { employeeId: sending.company.people[2]! }),
    ];
    const statuses = [];
    for (const token of [own, manager, stranger, sending.other.hrToken]) {
      statuses.push((await send(to, token)).status);
    }
    expect(statuses).toEqual([200, 200, 404, 404]);
  });

  test('interim reports HR alone', async () => {
    await sending.keep({ kind: 'interim', passedParticipantCount: 3 });
    const own = await sending.member(['ROLE_EMPLOYEE'], { employeeId: sending.report.employeeId });
    const body = { ...to, passedParticipantCount: 3 };
    expect([(await send(body, own)).status, (await send(body)).status]).toEqual([404, 200]);
    const { passedParticipantCount } = await finalOf(sending.report);
    expect((await send({ ...to, passedParticipantCount }, own)).status).toBe(200);
  });

  test('who sees one’s own report alone can’t write to the whole world', async () => {
    const own = await sending.member(['ROLE_EMPLOYEE'], { employeeId: sending.report.employeeId });
    for (let time = 0; time < 10; time += 1) expect((await send(to, own)).status).toBe(200);
    expect((await send(to, own)).status).toBe(429);
    expect((await send(to)).status).toBe(200);
    house.setNow('2026-06-15T09:16:00Z');
    expect((await send(to, own)).status).toBe(200);
  });

  test('the activity log keeps who sent which report to whom', async () => {
    await sending.onSlack('U12345678');
    await send({ emailList: ['a@example.ru'], slackList: ['U12345678'] });
    const { employeeId, questionaryId } = sending.report;
    const [noted] = await query(
      `select kind, entity_id, name, details from audit where verb = 'send' and brand_id = $1`,
      sending.company.brandId,
    );
    expect(noted).toMatchObject({
      kind: 'report',
      entity_id: employeeId,
      name: 'Щербакова-Лебедева Алёна Сергеевна',
      details: { questionaryId, recipientList: ['a@example.ru', 'U12345678'], isInterim: false },
    });
  });
});
