import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEngine } from '#scripts/find-engines.js';
import { type EngineVisitor, engineVisitor } from './lane/engine-visitor.ts';
import { type Engine, startFirefox, startWebKit } from './lane/engines.ts';
import { laneProduct } from './lane/lanes.ts';
import { translation } from './lane/translation.ts';
import { sessionOf } from './lane/visitor.ts';
import { answerFrom, seeQuestion } from './step/engine-answering.ts';
import { askAbout, opens } from './step/invite.ts';
import { linkMailedTo } from './step/mails.ts';

/** Translated pages (translated.walk.ts) in the engines of Firefox and Safari. */
const engines = [
  { name: 'Firefox', programs: findEngine('Firefox'), start: startFirefox },
  { name: 'WebKit', programs: findEngine('WebKit'), start: startWebKit },
];

describe.each(engines)('in $name', ({ programs, start }) => {
  let engine: Engine;
  let visitor: EngineVisitor;
  beforeAll(async () => {
    if (!programs) return;
    engine = await start(programs);
    visitor = engineVisitor(engine.send);
  });
  afterAll(() => engine?.end());

  it.skipIf(!programs).each([0, 600, 1200, 2500])(
    'a page translated after %i ms takes a rater to the thanks, and signs in',
    async (delay) => {
      const { url, dataDir } = laneProduct();
      const { id, subjects } = await askAbout(url, await sessionOf(url, 'hr@demo.local'), 1);
      const [about] = subjects;
      const named = about?.lastName ?? '';
      const link = await linkMailedTo('oleg.kuzmin@demo.local', named, dataDir, opens(url, id));
      await visitor.open(link);
      await visitor.sees('Оценка');
      const employeeId = about?.id ?? '';
      await visitor.open(`${url}/testing/information?questionaryId=${id}&employeeId=${employeeId}`);
      await visitor.run(translation(delay));
      await visitor.press('Начать');
      const total = await seeQuestion(visitor, 1);
      await visitor.press('Ответить');
      await visitor.sees('Выберите ответ');
      await expect
        .poll(() => visitor.run('return document.querySelector("font font") !== null'))
        .toBe(true);
      await answerFrom(visitor, 1, total);
      await visitor.open(`${url}/login`);
      await visitor.run(translation(delay));
      await visitor.type('input[name="email"], input[type="email"]', 'employee@demo.local');
      await visitor.type('input[type="password"]', 'wrong');
      await visitor.press('Войти');
      await visitor.sees('Неверный e-mail или пароль');
    },
  );
});
