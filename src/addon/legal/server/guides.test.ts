import { expect, test } from 'vitest';
import { readConfig } from '#platform/server/shared/config.ts';
import type { Locale } from '#platform/texts/t.ts';
import { readGuide } from './guides.ts';

const config = readConfig({ COMPANY_NAME: 'ООО «Ромашка»' });
type Kind = Parameters<typeof readGuide>[0]['kind'];
const guide = (kind: Kind, locale: Locale = 'ru') => readGuide({ kind, locale }, { config });
const paths = (kind: Kind, locale?: Locale) =>
  guide(kind, locale)?.chapters.map(({ path }) => path) ?? [];

test('the guides are the Russian docs, what comes first in front', () => {
  expect(paths('functionalDescription')).toEqual(['functional-description.md']);
  expect(paths('adminGuide').slice(0, 2)).toEqual([
    'admin-guide/start.md',
    'admin-guide/companies.md',
  ]);
  expect(paths('userGuide')[0]).toBe('user-guide/sign-in.md');
  expect(new Set(paths('userGuide')).size).toBe(paths('userGuide').length);
  expect(paths('userGuide')).toContain('user-guide/structure.md');
  for (const kind of ['functionalDescription', 'userGuide', 'adminGuide'] as const) {
    expect(paths(kind).filter((path) => path.endsWith('.en.md'))).toEqual([]);
    expect(guide(kind)?.notes).toContain('ООО «Ромашка»');
    expect(guide(kind)?.chapters.filter(({ markdown }) => markdown.includes('In English'))).toEqual(
      [],
    );
  }
});

test('in English they are the English docs; what has none there is Russian alone', () => {
  const inRussian = (path: string) => path.replace(/\.en\.md$/, '.md');
  for (const kind of ['userGuide', 'adminGuide'] as const) {
    expect(paths(kind, 'en').map(inRussian)).toEqual(paths(kind));
    expect(paths(kind, 'en').every((path) => path.endsWith('.en.md'))).toBe(true);
    const markdown =
      guide(kind, 'en')
        ?.chapters.map((chapter) => chapter.markdown)
        .join('') ?? '';
    expect(markdown).not.toContain('По-русски');
  }
  expect(guide('userGuide', 'en')?.title).toBe('User guide');
  expect(guide('functionalDescription', 'en')).toBeUndefined();
});

test.each([
  ['ru', 'Образец', 'Это образец, а не документ'],
  ['en', 'Sample', 'This is a sample, not a document'],
] as const)(
  'what only the operator can have is a sample that says so: %s',
  (locale, note, said) => {
    for (const kind of [
      'registryExtract',
      'registrationCertificate',
      'accreditationCertificate',
    ] as const) {
      const made = guide(kind, locale);
      expect(made?.notes[0]).toBe(note);
      expect(made?.chapters[0]?.markdown).toContain(said);
    }
    expect(guide('userGuide', locale)?.notes).not.toContain(note);
  },
);
