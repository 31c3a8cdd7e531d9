import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { participantTypes } from '#contract/platform/rules/methods.ts';
import { speak } from '#i18n/speak.ts';
import { plain } from '#test/screen/plain.ts';
import { TextsProvider } from '#web/platform/ui/base/texts.tsx';
import { AnonymityPromise } from './promise.tsx';

function said(given: Parameters<typeof AnonymityPromise>[0], locale: 'ru' | 'en' = 'en'): string {
  return plain(
    renderToStaticMarkup(
      <TextsProvider value={{ t: speak[locale], locale }}>
        <AnonymityPromise {...given} />
      </TextsProvider>,
    ),
  );
}

const promise = {
  en: [
    'HR and admins, the person you rate and their manager see your ratings as a peer, customer or direct report only as an average of at least 4 people, along with whether opinions differ.',
    'No one sees your ratings on their own in any report. It’s only visible who has responded and who hasn’t.',
    'Comments are shown word for word, so your writing style may be recognised.',
    'If there are too few people, groups are combined or nothing is shown.',
    'These people don’t count towards the 4: those who can open the report; those added after someone has responded about this person; those whose email or name someone else replaced in the 30 days before they were invited, or later; those whose name moved from one record to another in that time.',
    'No earlier report of this assessment and no later change of settings can separate your ratings. Reports of other assessments of this person, including ones that aren’t anonymous, are compared with this one if fewer than 30 days lie between the assessments: what is too similar isn’t shown.',
    'Managers’ ratings and the self-assessment are shown as they are.',
    'If everyone gives the same rating, that rating becomes known.',
    'While answers arrive, they’re encrypted and their key is kept apart from the database: only someone who has both, such as whoever runs the server, could find out who wrote what. Once the final report is made, the answers and the key are destroyed, and neither the database nor copies of it can tell.',
  ],
  ru: [
    'HR и администраторы, руководитель оцениваемого и он сам увидят ваши оценки как коллеги, клиента или подчинённого только в среднем по группе не меньше чем из 4 человек. Ещё видно, расходятся ли мнения.',
    'Ваших оценок отдельно ни в одном отчёте не увидит никто. Видно только, кто уже ответил, а кто ещё нет.',
    'Тексты покажут дословно: вас могут узнать по манере письма.',
    'Если людей слишком мало, роли объединяются или не показывается ничего.',
    'В это число (4) не входят: те, кто может открыть отчёт; те, кого добавили, когда об этом человеке уже кто-то ответил; те, чей e-mail или имя кто-то другой заменил за 30 дней до приглашения или позже; те, чьё имя за это время перешло из одной карточки в другую.',
    'Отделить ваши оценки от остальных не поможет ни более ранний отчёт этой же оценки, ни изменённая потом настройка. Отчёты других оценок этого человека, и неанонимных тоже, сравниваются с этим, если между оценками меньше 30 дней: слишком похожее не показывается.',
    'Оценки руководителей и самооценка показываются как есть.',
    'Если все поставят одну и ту же оценку, она станет известна.',
    'Пока ответы собираются, они зашифрованы, а ключ хранится отдельно от базы данных: узнать, кто что ответил, мог бы только тот, у кого есть и база, и ключ, например тот, кто управляет сервером. Когда составлен итоговый отчёт, ответы и ключ уничтожаются, и ни по базе данных, ни по её копиям этого уже не узнать.',
  ],
};

const statements = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, statement]) => statement);

describe.each(['en', 'ru'] as const)('the promise in %s', (locale) => {
  it.each(['colleague', 'customer', 'subordinate'] as const)(
    'says all of rule 26 to a %s in an anonymous questionary',
    (participantType) => {
      const given = { isAnonymous: true, anonymityThreshold: 4, participantType };
      expect(statements(said(given, locale))).toEqual(promise[locale]);
    },
  );

  it('keeps three lines in view and the rest behind one press', () => {
    const given = { isAnonymous: true, anonymityThreshold: 4 };
    const [inView] = said({ ...given, participantType: 'colleague' }, locale).split('<details');
    expect(statements(inView!)).toEqual(promise[locale].slice(0, 3));
  });
});

it('stands in rule 26 word for word', () => {
  const rules = readFileSync(new URL('../../../../docs/product/rules.md', import.meta.url), 'utf8');
  const quoted = [...rules.matchAll(/^> “(.+)”$/gm)].map(([, words]) => words);
  expect(quoted).toEqual(promise.en.map((words) => words.replaceAll(/\b4\b/g, '{T}')));
});

it.each(participantTypes)(
  'promises no anonymity to a %s where there is none',
  (participantType) => {
    const text = said({ isAnonymous: false, anonymityThreshold: 4, participantType });
    expect(text).not.toContain('average');
    expect(text).toContain('word for word');
  },
);

it('tells supervisors and the person themself that they are shown as such', () => {
  const given = { isAnonymous: true, anonymityThreshold: 4 };
  expect(said({ ...given, participantType: 'supervisor' })).toContain('as the manager’s');
  expect(said({ ...given, participantType: 'employee' })).toContain('as your self-assessment');
  expect(said({ ...given, participantType: 'supervisor' })).not.toContain('average');
});
