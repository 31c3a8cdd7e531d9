import { expect, test } from 'vitest';
import { startAsking } from '#test/start/start-asking.ts';

/** Names take any sign that is no control, so letters must show them as words (ASVS 5.3.3). */
const asking = startAsking();
const { box, query } = asking;

test('names made of markup are words in a letter, and make no header', async () => {
  const { people, brandId } = asking.company;
  await query(`update brand set name = '</title><b>Бренд' where id = $1`, [brandId]);
  await query(`update employee set last_name = '<img src=x onerror=alert(1)>' where id = $1`, [
    people[5],
  ]);
  await query(`update employee set first_name = '"><script>alert(2)</script>' where id = $1`, [
    people[2],
  ]);
  await asking.over();
  box.mails.length = 0;
  await asking.start({ isAnonymous: false, employeeList: [{ id: people[5]! }] });
  const [{ email } = { email: '' }] = await query<{ email: string }>(
    'select email from employee where id = $1',
    [people[2]],
  );
  const letter = box.to(email).at(-1);
  const html = String(letter?.html);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('&lt;script&gt;alert(2)');
  expect(html).not.toMatch(/<img|<script|<b>Бренд|<\/title><b/);
  expect(letter?.subject).toContain('<img src=x onerror=alert(1)>');
});
