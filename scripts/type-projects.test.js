import { expect, test } from 'vitest';
import { projectsOf } from './type-projects.js';

const [server, web, tools] = ['server', 'web', 'tools'].map((part) => `tsconfig.${part}.json`);

test.each([
  [['server/app.ts'], [server], []],
  [['web/app/main.tsx', 'docs/recipes.md'], [web], []],
  [['contract/company/key.ts'], [server, web], []],
  [['i18n/gone/ru.ts', 'bench/all.ts', 'vite.config.ts'], [server, web, tools], []],
  [['server/app.ts', 'test/policies.test.ts'], [server], ['test/policies.test.ts']],
  [['server/gone.test.ts', 'package.json'], [], []],
  [['server/app.ts', 'test/policies.test.ts', 'test/factories.ts'], ['tsconfig.json'], []],
])('of %j types are looked at in %j, and of the tests %j', (files, projects, tests) => {
  expect(projectsOf(files)).toEqual({ projects, tests });
});
