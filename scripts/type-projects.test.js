import { expect, test } from 'vitest';
import { projectsOf } from './type-projects.js';

const [server, web, tools] = ['server', 'web', 'tools'].map((part) => `tsconfig.${part}.json`);

test.each([
  [['src/app/server/app.ts'], [server], []],
  [['src/app/web/main.tsx', 'docs/recipes.md'], [web], []],
  [['src/addon/api-key/contract/key.ts'], [server, web], []],
  [['src/core/gone/texts/ru.ts', 'bench/all.ts', 'vite.config.ts'], [server, web, tools], []],
  [['src/app/server/app.ts', 'test/policies.test.ts'], [server], ['test/policies.test.ts']],
  [['src/app/server/gone.test.ts', 'package.json'], [], []],
  [['src/app/server/app.ts', 'test/policies.test.ts', 'test/factories.ts'], ['tsconfig.json'], []],
])('of %j types are looked at in %j, and of the tests %j', (files, projects, tests) => {
  expect(projectsOf(files)).toEqual({ projects, tests });
});
