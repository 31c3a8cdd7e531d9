import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { reviewerRoles } from '#platform/contract/rules/methods.ts';
import { speak } from '#platform/texts/speak.ts';
import { TextsProvider } from '#platform/web/ui/base/texts.tsx';
import { plain } from '#test/screen/plain.ts';
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
    'No one sees your ratings on their own in any report, only who has responded and who hasn’t.',
    'While your anonymous answers are collected and for 30 days after, you won’t be asked about this person again, openly or anonymously.',
    'Your answers are encrypted while they wait for the final report, and destroyed once it’s made.',
    'Comments are shown word for word, so your writing style may be recognised.',
    'If there are too few people, groups are combined or nothing is shown.',
    'These people don’t count towards the 4: those who can open the report; those added after someone has responded about this person; those whose email or name someone else replaced, or whom someone else linked to a company sign-in account, in the 30 days before they were invited, or later; those whose name moved from one record to another in that time.',
    'No earlier report of this assessment and no later change of settings can separate your ratings.',
    'Managers’ ratings and the self-assessment are shown as they are.',
    'If everyone gives the same rating, that rating becomes known.',
    'What isn’t about the person, such as “I would recommend working here”, is rated alike about everyone: two reports on different people by nearly the same reviewers may then give away a single answer.',
    'While answers wait, their key is kept apart from the database: only someone who has both, such as whoever runs the server, could find out who wrote what. After the final report neither the database nor copies of it can tell.',
    'Whoever runs the company’s sign-in server or mail server can come in as anybody and answer as you.',
    'Two companies of one installation, such as those of a holding, don’t know each other’s assessments: both may ask about the same person, and someone who reads both reports could work out a single answer.',
  ],
  ru: [
    'HR и администраторы, руководитель оцениваемого и он сам увидят ваши оценки как коллеги, клиента или подчинённого только в среднем по группе не меньше чем из 4 человек и узнают, расходятся ли мнения.',
    'Ваших оценок отдельно ни в одном отчёте не увидит никто, видно только, кто уже ответил, а кто ещё нет.',
    'Пока собираются ваши анонимные ответы и ещё 30 дней после этого, о том же человеке вас не спросят снова: ни открыто, ни анонимно.',
    'Ваши ответы зашифрованы, пока ждут итогового отчёта, а когда он составлен, уничтожаются.',
    'Тексты покажут дословно: вас могут узнать по манере письма.',
    'Если людей слишком мало, роли объединяются или не показывается ничего.',
    'В это число (4) не входят: те, кто может открыть отчёт; те, кого добавили, когда об этом человеке уже кто-то ответил; те, чей e-mail или имя за 30 дней до приглашения или позже заменил кто-то другой, и те, кого он тогда же привязал к учётной записи корпоративного входа; те, чьё имя за это время перешло из одной карточки в другую.',
    'Отделить ваши оценки от остальных не поможет ни более ранний отчёт этой же оценки, ни изменённая потом настройка.',
    'Оценки руководителей и самооценка показываются как есть.',
    'Если все поставят одну и ту же оценку, она станет известна.',
    'О том, что не касается человека («Я рекомендую работать здесь»), каждый отвечает одинаково, о ком бы ни спросили: по двум отчётам о разных людях с почти теми же участниками можно узнать чей-то ответ.',
    'Пока ответы ждут, ключ хранится отдельно от базы данных: узнать, кто что ответил, мог бы только тот, у кого есть и база, и ключ, например тот, кто управляет сервером. После итогового отчёта этого не узнать ни по базе данных, ни по её копиям.',
    'Тот, кто управляет сервером входа или почтовым сервером компании, может войти под любым именем и ответить за вас.',
    'Две компании одной установки, например из одного холдинга, не знают об анкетах друг друга: об одном человеке могут спросить обе, и тот, кто прочтёт оба отчёта, мог бы вычислить чей-то ответ.',
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

  it('keeps five sentences in view and the rest behind one press', () => {
    const given = { isAnonymous: true, anonymityThreshold: 4 };
    const [inView] = said({ ...given, participantType: 'colleague' }, locale).split('<details');
    expect(statements(inView!)).toEqual(promise[locale].slice(0, 5));
  });

  it('is whole where a press has asked for it', () => {
    const given = { isAnonymous: true, anonymityThreshold: 4, isWhole: true };
    const html = said({ ...given, participantType: 'colleague' }, locale);
    expect([statements(html), html.includes('<details')]).toEqual([promise[locale], false]);
  });
});

it('stands in rule 26 word for word', () => {
  const rules = readFileSync(
    new URL('../../../../../docs/product/rules.md', import.meta.url),
    'utf8',
  );
  const quoted = [...rules.matchAll(/^> “(.+)”$/gm)].map(([, words]) => words);
  expect(quoted).toEqual(promise.en.map((words) => words.replaceAll(/\b4\b/g, '{T}')));
});

it.each(reviewerRoles)('promises no anonymity to a %s where there is none', (participantType) => {
  const text = said({ isAnonymous: false, anonymityThreshold: 4, participantType });
  expect(text).not.toContain('average');
  expect(text).toContain('word for word');
});

describe.each([
  ['en', 'In about 8 weeks you may be asked three short questions about whether anything changed.'],
  ['ru', 'Примерно через 8 недель вам могут задать три коротких вопроса: изменилось ли что-то.'],
] as const)('what comes some weeks later, in %s', (locale, line) => {
  const never = { isAnonymous: true, anonymityThreshold: 4 };
  const given = { ...never, askAgainWeeks: 8 };
  const raters = reviewerRoles.filter((role) => role !== 'employee');

  it.each(raters)('is said to a %s, last of all', (participantType) => {
    for (const isAnonymous of [true, false]) {
      expect(statements(said({ ...given, isAnonymous, participantType }, locale)).at(-1)).toBe(
        line,
      );
    }
  });

  it('is not said where nobody is asked again, nor to the person assessed', () => {
    for (const participantType of reviewerRoles) {
      expect(said({ ...never, participantType }, locale)).not.toContain(line);
    }
    expect(said({ ...given, participantType: 'employee' }, locale)).not.toContain(line);
  });
});

it('tells supervisors and the person themself that they are shown as such', () => {
  const given = { isAnonymous: true, anonymityThreshold: 4 };
  expect(said({ ...given, participantType: 'supervisor' })).toContain('under “Manager”');
  expect(said({ ...given, participantType: 'employee' })).toContain('as your self-assessment');
  expect(said({ ...given, participantType: 'supervisor' })).not.toContain('average');
});
