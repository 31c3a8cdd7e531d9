import { expect } from 'vitest';
import { book, csv, type Named, plainHeader } from './file.ts';

const listOf = (...rows: string[]) =>
  csv(`ФИО|E-mail|Должность|Отдел|Дата приёма\n${rows.join('\n')}`);

/** Lists as people and forms keep them, invented after all others were read. */
export const keptByHand: Named[] = [
  [
    'Google Forms: questions for headers',
    {
      bytes: csv(
        `Отметка времени|Ваше ФИО|Ваш рабочий e-mail|Ваша должность|Укажите отдел|Когда вы пришли в компанию?|Кто ваш руководитель?
28.11.2026 10:00:00|Ким Ян Ильич|kim@zavod.ru|Инженер|Цех № 1|01.09.2021|Сон Ли
28.11.2026 10:01:00|Сон Ли|son@zavod.ru|Инженер|Цех № 1|01.09.2021|`,
        ',',
      ),
      people: ['Ким|Ян|Ильич', 'Сон|Ли|'],
      first: { managerEmail: 'son@zavod.ru', inCompany: '2021-09-01' },
    },
  ],
  [
    'headers in short',
    {
      bytes: csv(`Таб.№|ФИО|Почта|Должн.|Подразд.|Дата прин.|Рук.
1|Ким Ян|kim@zavod.ru|Инженер|Цех № 1|01. 09. 2021|`),
      people: ['Ким|Ян|'],
      first: { inCompany: '2021-09-01' },
    },
  ],
  [
    'Google contacts',
    {
      bytes: csv(
        `Name|Given Name|Family Name|Birthday|Organization Title|Organization Department|E-mail 1 - Value
Ян Ким|Ян|Ким||Инженер|Цех № 1|kim@zavod.ru`,
        ',',
      ),
      form: { hireDate: '2021-09-01' },
      people: ['Ким|Ян|'],
    },
  ],
  [
    'csvde: texts in hexadecimal',
    {
      bytes: csv(
        `sn|givenName|mail|title|department|Start date
X'd0a1d0bed0bd'|X'd09bd0b8'|son@zavod.ru|Инженер|Цех № 1|2021-09-01`,
        ',',
      ),
      people: ['Сон|Ли|'],
    },
  ],
  [
    'two tables, each with its department above',
    {
      bytes: book(`Цех № 1
ФИО|E-mail|Должность|Дата приёма
Ким Ян|kim@zavod.ru|Инженер|01.09.2021

Отдел продаж
ФИО|E-mail|Должность|Дата приёма
Сон Ли|son@zavod.ru|Инженер|01.09.2021`),
      people: ['Ким|Ян|', 'Сон|Ли|'],
      first: { subdivision: 'Цех № 1' },
      skipped: ['5 group', '6 header'],
    },
  ],
  [
    'a department only in the first row of its people',
    {
      bytes: csv(`Отдел|ФИО|E-mail|Должность|Дата приёма
Цех № 1|Ким Ян|kim@zavod.ru|Инженер|01.09.2021
|Сон Ли|son@zavod.ru|Инженер|01.09.2021
Отдел продаж|Цой Ли|tsoi@zavod.ru|Инженер|01.09.2021
|Ли Ян|li@zavod.ru|Инженер|01.09.2021`),
      people: ['Ким|Ян|', 'Сон|Ли|', 'Цой|Ли|', 'Ли|Ян|'],
      reply: { filledDown: 2 },
    },
  ],
  [
    'the same, if names are repeated: each row needs its own',
    {
      bytes: csv(`Отдел|ФИО|E-mail|Должность|Дата приёма
Цех № 1|Ким Ян|kim@zavod.ru|Инженер|01.09.2021
Цех № 1|Сон Ли|son@zavod.ru|Инженер|01.09.2021
|Цой Ли|tsoi@zavod.ru|Инженер|01.09.2021
|Ли Ян|li@zavod.ru|Инженер|01.09.2021`),
      problems: ['Подразделение: обязательное поле: 2'],
    },
  ],
  [
    'rows that have slipped by a column',
    {
      bytes: csv(`${plainHeader}
Ким|Ян|kim@zavod.ru|Инженер|01.09.2021|
Сон|Ли|son@zavod.ru|son@zavod.ru|Цех № 1|01.09.2021`),
      form: { createPlaces: 'true', hireDate: '2021-09-01' },
      problems: [
        'Подразделение: здесь не название: «01.09.2021». Возможно, строка сдвинута.: 1',
        'Должность: здесь не название: «son@zavod.ru». Возможно, строка сдвинута.: 1',
      ],
    },
  ],
  [
    'Markdown: a line of dashes',
    {
      bytes: () =>
        Buffer.from(
          '| ФИО | E-mail | Должность | Отдел | Дата приёма |\n|---|---|---|---|---|\n| Ким Ян | kim@zavod.ru | Инженер | Цех № 1 | 01.09.2021 |',
        ),
      people: ['Ким|Ян|'],
      skipped: ['2 empty'],
    },
  ],
  [
    'a title before a name, tidied; a job before one',
    {
      bytes: listOf(
        'доцент Ким Ян Ильич|kim@zavod.ru|Инженер|Цех № 1|01.09.2021',
        'Менеджер Сон Анна Ильинична|son@zavod.ru|Инженер|Цех № 1|01.09.2021',
      ),
      form: { tidyNames: 'true' },
      problems: [
        'ФИО: рядом с именем степень, звание или должность. Приведите имена в порядок или уберите их.: 1',
      ],
    },
  ],
  [
    'two departments in a cell, and a remark behind one: the known one is proposed',
    {
      bytes: listOf(
        'Ким Ян|kim@zavod.ru|Инженер|Цех № 1, Отдел продаж|01.09.2021',
        'Сон Ли|son@zavod.ru|Инженер|Отдел продаж (25 чел.)|01.09.2021',
      ),
      form: { createPlaces: 'true' },
      people: ['Ким|Ян|', 'Сон|Ли|'],
      newPlaces: ['Цех № 1, Отдел продаж: 1', 'Отдел продаж (25 чел.): 1'],
      reply: {
        newPlaces: {
          positions: [],
          subdivisions: [
            expect.objectContaining({ proposed: expect.objectContaining({ name: 'Цех № 1' }) }),
            expect.objectContaining({
              proposed: expect.objectContaining({ name: 'Отдел продаж' }),
            }),
          ],
        },
      },
    },
  ],
];
