import { expect, test } from 'vitest';
import { exportReport } from '#core/report/contract/report.ts';
import { setEmail } from '#test/attacker-game/people.ts';
import { copiedText } from '#test/file/pdf-text.ts';
import { plain } from '#test/screen/plain.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house } = asking;

test('letters that HR reads, the journal and the paper hold no answer that the report keeps back', async () => {
  const [subject, , first, second, third] = asking.company.people as string[];
  await setEmail({ asking }, third!, 'hr.third@example.ru');
  const written = async () => {
    const { rows } = await house.context.database.pool.query<{ row: string }>(
      'select audit::text as row from audit',
    );
    return rows.map(({ row }) => row);
  };
  const before = await written();
  const secrets = [];
  for (const id of [first, second]) {
    const text = `Только ${id} знает`;
    secrets.push(text);
    const { body } = await asking.answer(await asking.tokenOf(id), { text, answer: 4 });
    expect(body.code).toBe(0);
  }
  expect(await written()).toEqual(before);
  await asking.answer(await asking.tokenOf(third), { answer: 1 });
  const { competenceMarkList } = await asking.report();
  expect(competenceMarkList.flatMap(({ participantList }) => participantList)).toEqual([]);
  const { bytes } = await house.call(exportReport, {
    token: asking.company.hrToken,
    query: { questionaryId: asking.questionary.id, employeeId: subject! },
  });
  const letters = asking.box.mails.map(({ text, html }) => `${text} ${html}`);
  const seen = [await copiedText(bytes), ...letters, ...(await written())].map(plain).join();
  expect(seen).toContain('Надёжность');
  for (const secret of secrets) expect(seen).not.toContain(secret);
});
