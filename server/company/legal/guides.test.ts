import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/shared/config.ts';
import { canMakeGuide, readGuide } from './guides.ts';

const config = readConfig({ COMPANY_NAME: 'ООО «Ромашка»' });
const guide = (kind: Parameters<typeof canMakeGuide>[0]) => readGuide(kind, { config });
const paths = (kind: Parameters<typeof canMakeGuide>[0]) =>
  guide(kind)?.chapters.map(({ path }) => path) ?? [];

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

test('certificates are the operator’s alone', () => {
  expect(canMakeGuide('registryExtract')).toBe(false);
  expect(guide('accreditationCertificate')).toBeUndefined();
});
