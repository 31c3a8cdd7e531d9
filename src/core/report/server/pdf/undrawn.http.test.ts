import { beforeEach, expect, test } from 'vitest';
import { exportReport } from '#core/report/contract/report.ts';
import { downloadReportArchive, makeReportArchive } from '#core/report/contract/report-archive.ts';
import { undrawnHeader } from '#platform/contract/call/envelope.ts';
import { createPdf } from '#platform/server/pdf/render.ts';
import { thaiFolder } from '#test/file/thai-font.ts';
import { unpacked } from '#test/file/unpacked.ts';
import { hostileReport } from '#test/report/hostile-report.ts';
import { startSending } from '#test/start/start-sending.ts';

/** Signs that no font has are told to whoever takes the PDF (decision 260). */

const sending = startSending();
const { house, box, query } = sending;
const fontsDir = thaiFolder();
const [mailed, slackId] = ['boss@example.ru', 'U12345678'];

beforeEach(async () => {
  const { commonQuestionAnswerList } = hostileReport(['ไทย']);
  await query(
    'update report set content = content || $1::jsonb where questionary_id = $2',
    JSON.stringify({ commonQuestionAnswerList }),
    sending.report.questionaryId,
  );
});

/** What the caller, the letter, Slack and the archive say. */
async function told() {
  const token = sending.company.hrToken;
  const { headers } = await house.call(exportReport, { token, query: sending.report });
  await sending.onSlack(slackId);
  await sending.send({ emailList: [mailed], slackList: [slackId] });
  const body = { questionaryIdList: [sending.report.questionaryId] };
  const { id } = (await house.call(makeReportArchive, { token, body })).body.data;
  await sending.work();
  const zip = await house.call(downloadReportArchive, { token, params: { id } });
  return {
    header: headers[undrawnHeader],
    letter: box.to(mailed).at(-1)?.text?.replaceAll('\u00a0', ' ') ?? '',
    slack: JSON.stringify(sending.slack.got).replaceAll('\u00a0', ' '),
    notes: (await unpacked(zip.bytes)).filter(({ name }) => name.endsWith('.txt')),
  };
}

test('the call, the letter, Slack and the archive say how many there are', async () => {
  const { header, letter, slack, notes } = await told();
  const line = 'Знаков, которых нет в шрифтах продукта: 3. В файле вместо них прямоугольники.';
  expect(header).toBe('3');
  expect(letter).toContain(line);
  expect(slack).toContain(line);
  expect(notes.map(({ name }) => name)).toEqual(['ne-vse-znaki.txt']);
  expect(String(notes[0]?.content)).toMatch(
    /^\ufeffВ\sэтих PDF видны не\sвсе знаки: .*\r\nShcherbakova-Lebedeva.*\.pdf: 3\r\n$/,
  );
});

test('nothing is said where the operator’s fonts have them, though a PDF without them is kept', async () => {
  expect((await told()).header).toBe('3');
  const { context } = house;
  const { pdf, config } = context;
  context.pdf = createPdf({ fontsDir });
  context.config = { ...config, fontsDir };
  box.mails.length = 0;
  sending.slack.got.length = 0;
  const { header, letter, slack, notes } = await told();
  await context.pdf.close();
  Object.assign(context, { pdf, config });
  expect([header, notes]).toEqual([undefined, []]);
  expect([letter, slack].filter((text) => text.includes('прямоугольники'))).toEqual([]);
  expect([letter, slack].every((text) => text.includes('Отправитель'))).toBe(true);
});
