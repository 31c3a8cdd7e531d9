import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findEngine } from '#scripts/find-engines.js';
import { type EngineVisitor, engineVisitor } from './lane/engine-visitor.ts';
import { type Engine, startFirefox, startWebKit } from './lane/engines.ts';
import { laneProduct } from './lane/lanes.ts';
import { sessionOf } from './lane/visitor.ts';
import { answerFrom, choose, seeQuestion } from './step/engine-answering.ts';
import { askAbout, opens } from './step/invite.ts';
import { linkMailedTo } from './step/mails.ts';
import { dayFromNow } from './step/questionary-form.ts';

/** The rater's way and HR's form in the engines of Firefox and Safari (decision 049). */
const engines = [
  { name: 'Firefox', programs: findEngine('Firefox'), start: startFirefox },
  { name: 'WebKit', programs: findEngine('WebKit'), start: startWebKit },
];

describe.each(engines)('in $name', ({ name, programs, start }) => {
  let engine: Engine;
  let visitor: EngineVisitor;
  beforeAll(async () => {
    if (!programs) return;
    engine = await start(programs);
    visitor = engineVisitor(engine.send);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const picture = String(await engine.send('photograph'));
    await mkdir('.cache/walks', { recursive: true });
    await writeFile(`.cache/walks/${name} ${task.name}.png`, picture, 'base64');
  });
  afterAll(() => engine?.end());

  it.skipIf(!programs)('a rater answers by the mailed link', async () => {
    const { url, dataDir } = laneProduct();
    const { id, subjects } = await askAbout(url, await sessionOf(url, 'hr@demo.local'), 1);
    const about = subjects[0]?.lastName ?? '';
    const link = await linkMailedTo('oleg.kuzmin@demo.local', about, dataDir, opens(url, id));
    await visitor.open(link);
    await expect.poll(() => visitor.run('return location.search')).not.toContain('token');
    const employeeId = subjects[0]?.id ?? '';
    await visitor.open(`${url}/testing/information?questionaryId=${id}&employeeId=${employeeId}`);
    await visitor.press('Начать');
    const total = await seeQuestion(visitor, 1);
    await visitor.press('Ответить');
    await visitor.sees('Выберите ответ');
    await expect.poll(() => visitor.run('return document.activeElement.type')).toBe('radio');
    await choose(visitor, 2);
    await visitor.press('Ответить');
    await seeQuestion(visitor, 2);
    await visitor.key('3');
    await seeQuestion(visitor, 3);
    await choose(visitor, 0);
    const question = await visitor.run(heading);
    await visitor.run('location.reload()');
    await seeQuestion(visitor, 3);
    await expect.poll(() => visitor.run(heading)).toBe(question);
    await expect.poll(() => visitor.run(chosen)).toBe('0');
    await visitor.press('Назад');
    await seeQuestion(visitor, 2);
    await expect.poll(() => visitor.run(chosen)).toBe('3');
    await answerFrom(visitor, 2, total);
  });

  it.skipIf(!programs)(
    'HR makes an assessment, with dates of today and of the calendar',
    async () => {
      await visitor.open(laneProduct().url);
      await visitor.type('input[type="email"], input[name="email"]', 'hr@demo.local');
      await visitor.type('input[type="password"]', 'Demo-360!');
      await visitor.press('Войти');
      await visitor.press('Создать');
      await visitor.click('.ui-list [data-key="one"]');
      await expect.poll(() => visitor.run(dates)).toEqual([dayFromNow(0), dayFromNow(14)]);
      await visitor.press('Дата окончания: выбрать в календаре');
      await expect.poll(() => visitor.run(isInCalendar)).toBe(true);
      await visitor.key('\uE014');
      await visitor.key('\uE007');
      await expect.poll(() => visitor.run(dates)).toEqual([dayFromNow(0), dayFromNow(15)]);
      await visitor.click('.ui-choice:has(input[value="surname"]) label');
      await visitor.press('Выбрать сотрудника');
      await visitor.type('.ui-modal input[type="search"]', 'Новикова');
      await visitor.sees('Новикова');
      await visitor.click('.ui-modal .ui-choice label');
      await visitor.press('Выбрать');
      await visitor.press('Сохранить');
      await visitor.sees('Анкета создана');
    },
  );
});

const heading = 'return document.querySelector(".answering-question h2").textContent';
const chosen = 'return document.querySelector(".answer-row :checked")?.value';
const dates =
  'return [...document.querySelectorAll(".q-form-dates input")].map(({ value }) => value)';

const isInCalendar = 'return document.activeElement.closest("[role=grid]") !== null';
