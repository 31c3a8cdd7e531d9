import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { participantTypes } from '#contract/rules/methods.ts';
import { speak } from '#i18n/speak.ts';
import { plain } from '#test/plain.ts';
import { TextsProvider } from '#web/ui/base/texts.tsx';
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
    'Your ratings as a peer, customer or direct report are shown only as an average of at least 4 people, along with whether opinions differ. No earlier report of this assessment and no later change of settings can separate them.',
    'People who can open the report don’t count towards the 4.',
    'If there are too few people, groups are combined or nothing is shown.',
    'It’s visible who has responded and who hasn’t.',
    'Managers’ ratings and the self-assessment are shown as they are.',
    'Comments are quoted word for word, so your writing style may be recognised.',
    'If everyone gives the same rating, that rating becomes known.',
  ],
  ru: [
    'Ваши оценки как коллеги, клиента или подчинённого показываются только в среднем по группе не меньше чем из 4 человек. Ещё видно, расходятся ли мнения. Отделить ваши оценки от остальных не поможет ни более ранний отчёт этой же оценки, ни изменённая потом настройка.',
    'Те, кто может открыть отчёт, в эти 4 не входят.',
    'Если людей слишком мало, роли объединяются или не показывается ничего.',
    'Видно, кто уже ответил, а кто ещё нет.',
    'Оценки руководителей и самооценка показываются как есть.',
    'Тексты приводятся дословно: вас могут узнать по манере письма.',
    'Если все поставят одну и ту же оценку, она станет известна.',
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
});

it('stands in rule 26 word for word', () => {
  const rules = readFileSync(new URL('../../../docs/product/rules.md', import.meta.url), 'utf8');
  expect(rules).toContain(`“${promise.en.join(' ').replaceAll(/\b4\b/g, '{T}')}”`);
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
