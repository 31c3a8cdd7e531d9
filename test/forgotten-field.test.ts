import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Adds fields to one file only. TypeScript must then report every place that lacks them. */

interface Forgotten {
  /** The file, and the field before which the new one is added. */
  file: string;
  before: string;
  field: string;
  schema: string;
  /** Files whose imports reach all places. */
  roots: string[];
}

const ofEmployee: Forgotten = {
  file: 'contract/people/rules/directory-fields.ts',
  before: 'workExpirience: {',
  field: 'costCenter',
  schema: 'textField(100)',
  roots: [
    'server/people/employee/routes.ts',
    'server/people/employee/import/routes.ts',
    'web/people/directory/employee/employee-tab.tsx',
    'web/company/audit/details.ts',
  ],
};
const columnOfEmployee: Forgotten = {
  file: 'server/platform/db/schema/employee.ts',
  before: 'workExpirience: smallint(',
  field: 'shoeSize',
  schema: `text('shoe_size')`,
  roots: [],
};
const ofQuestionary: Forgotten = {
  file: 'contract/assessment/questionary.ts',
  before: 'isAnonymous: z._default(',
  field: 'payingUnit',
  schema: 'z.optional(z.nullable(z.string()))',
  roots: [
    'server/assessment/questionary/routes.ts',
    'web/assessment/questionary/journal/journal-page.tsx',
  ],
};

/** All are compiled at once, as it takes seconds. */
let folder: string;
let said: string[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgotten-'));
  said = compileWith([ofEmployee, columnOfEmployee, ofQuestionary]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says where these fields stand in their file only. */
function compileWith(forgotten: Forgotten[]): string[] {
  for (const name of ['contract', 'server']) cpSync(name, join(folder, name), { recursive: true });
  for (const name of ['i18n', 'web', 'test', 'node_modules', 'package.json']) {
    symlinkSync(resolve(name), join(folder, name));
  }
  const project = {
    extends: resolve('tsconfig.json'),
    compilerOptions: { preserveSymlinks: true },
    include: [],
    files: forgotten.flatMap(({ roots }) => roots),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  for (const { file, before, field, schema } of forgotten) {
    const text = readFileSync(file, 'utf8');
    expect(text.split(before)).toHaveLength(2);
    const longer = text.replace(before, `${field}: ${schema},\n  ${before}`);
    writeFileSync(join(folder, file), longer);
  }
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  // An error begins with a line that is not indented: file(line,column): …
  return stdout.split(/\n(?=\S)/);
}

/** What does not compile because of the new field: file and declaration, each once and in order. */
function complaining({ field }: Forgotten): string[] {
  const errors = said.filter((error) => error.includes(field));
  const places = errors.map((error) => {
    const [, file = '', line] = /^(.+?)\((\d+),/.exec(error) ?? [];
    return `${file} ${declarationAt(join(folder, file), Number(line))}`;
  });
  return [...new Set(places)].sort();
}

/** The declaration in the file that contains the line. */
function declarationAt(file: string, line: number): string {
  const before = readFileSync(file, 'utf8').split('\n').slice(0, line);
  const begins = before.map((text) => /^(?:export )?(?:async )?\w+ (\w+)/.exec(text)?.[1]);
  return begins.findLast((name) => name !== undefined) ?? '';
}

it('a field of an employee compiles nowhere until it stands everywhere', () => {
  expect(complaining(ofEmployee)).toEqual([
    'contract/audit-fields.ts auditFields',
    'server/people/employee/file-columns.ts columns',
    'server/people/employee/import/column-words.ts columnWords',
    // All of these want the column in the schema.
    'server/people/employee/queries.ts getEmployee',
    'server/people/employee/queries.ts listEmployeesForFile',
    'server/people/employee/routes.ts routes',
    'server/people/employee/row-queries.ts columnOf',
    'server/people/employee/row-queries.ts findSavedEmployees',
    'server/people/employee/row-queries.ts formColumns',
    'server/people/employee/row-queries.ts listSavedEmployees',
    'server/people/employee/row-queries.ts lockEmployee',
    'server/people/employee/row-queries.ts typed',
    'web/people/directory/employee/employee-fields.tsx useEmployeeFields',
  ]);
});

it('a column of a person compiles nowhere until it is said whether erasing leaves it', () => {
  expect(complaining(columnOfEmployee)).toEqual([
    'server/people/employee/person-columns.ts recordColumns',
  ]);
});

it('a field of a questionary does so too', () => {
  expect(complaining(ofQuestionary)).toEqual([
    'contract/assessment/questionary.ts ownFields',
    'contract/audit-fields.ts auditFields',
    'server/assessment/questionary/record/fields.ts comparable',
    'server/assessment/questionary/record/fields.ts inWork',
    'server/assessment/questionary/record/fields.ts ownColumns',
    'server/assessment/questionary/record/queries.ts OwnColumns',
    'web/assessment/questionary/form-rules.ts newValues',
    'web/assessment/questionary/form-rules.ts valuesOf',
    'web/assessment/questionary/form/form-changes.ts labels',
    'web/assessment/questionary/form/form-changes.ts shownOf',
    'web/assessment/questionary/form/form-panel.tsx sections',
    'web/assessment/questionary/form/stale-dialog.tsx StaleDialog',
  ]);
});
