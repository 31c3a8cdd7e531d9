import { expect } from 'vitest';
import type { EngineVisitor } from '../lane/engine-visitor.ts';

/** The page that asks one question at a time, in another engine. */

export const choose = (visitor: EngineVisitor, answer: number) =>
  visitor.click(`.answer-row:has(input[value="${answer}"])`);

/** Waits for that question. Resolves to how many there are. */
export async function seeQuestion(visitor: EngineVisitor, number: number): Promise<number> {
  const said = 'return document.querySelector(".answering > [role=status]")?.textContent ?? ""';
  const numbers = async () => String(await visitor.run(said)).match(/\d+/g) ?? [];
  await expect.poll(async () => (await numbers())[0]).toBe(String(number));
  return Number((await numbers())[1]);
}

/** Answers from that question to the last, and sends. */
export async function answerFrom(visitor: EngineVisitor, first: number, total: number) {
  for (let at = first; at <= total; at++) {
    await seeQuestion(visitor, at);
    if (await visitor.run('return !!document.querySelector(".answering textarea")')) {
      await visitor.type('.answering textarea', 'Слушает и отвечает.');
    } else await choose(visitor, 1);
    if (at < total) await visitor.press('Ответить');
  }
  await visitor.press('Отправить');
  await visitor.sees('ответы отправлены');
}
