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
  file: 'src/core/employee/contract/rules/directory-fields.ts',
  before: 'workExpirience: {',
  field: 'costCenter',
  schema: 'textField(100)',
  roots: [
    'src/core/employee/server/routes.ts',
    'src/core/employee/server/import/routes.ts',
    'src/core/employee/web/employee-tab.tsx',
    'src/core/audit/web/details.ts',
  ],
};
const columnOfEmployee: Forgotten = {
  file: 'src/core/employee/server/tables/employee.ts',
  before: 'workExpirience: smallint(',
  field: 'shoeSize',
  schema: `text('shoe_size')`,
  roots: [],
};
const ofQuestionary: Forgotten = {
  file: 'src/core/questionary/contract/questionary.ts',
  before: 'isAnonymous: z._default(',
  field: 'payingUnit',
  schema: 'z.optional(z.nullable(z.string()))',
  roots: [
    'src/core/questionary/server/routes.ts',
    'src/core/questionary/web/assessments/assessments-page.tsx',
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
  cpSync('src', join(folder, 'src'), { recursive: true });
  for (const name of ['test', 'node_modules', 'package.json']) {
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
    'src/core/audit/contract/audit-fields.ts auditFields',
    'src/core/employee/server/file-columns.ts columns',
    'src/core/employee/server/import/column-words.ts columnWords',
    // All of these want the column in the schema.
    'src/core/employee/server/queries.ts getEmployee',
    'src/core/employee/server/queries.ts listEmployeesForFile',
    'src/core/employee/server/routes.ts routes',
    'src/core/employee/server/row-queries.ts columnOf',
    'src/core/employee/server/row-queries.ts findSavedEmployees',
    'src/core/employee/server/row-queries.ts formColumns',
    'src/core/employee/server/row-queries.ts listSavedEmployees',
    'src/core/employee/server/row-queries.ts lockEmployee',
    'src/core/employee/server/row-queries.ts typed',
    'src/core/employee/web/employee-fields.tsx useEmployeeFields',
  ]);
});

it('a column of a person compiles nowhere until it is said whether erasing leaves it', () => {
  expect(complaining(columnOfEmployee)).toEqual([
    'src/core/employee/server/person-columns.ts recordColumns',
  ]);
});

it('a field of a questionary does so too', () => {
  expect(complaining(ofQuestionary)).toEqual([
    'src/core/audit/contract/audit-fields.ts auditFields',
    'src/core/questionary/contract/questionary.ts ownFields',
    'src/core/questionary/server/record/fields.ts comparable',
    'src/core/questionary/server/record/fields.ts inWork',
    'src/core/questionary/server/record/fields.ts ownColumns',
    'src/core/questionary/server/record/queries.ts OwnColumns',
    'src/core/questionary/web/form-rules.ts newValues',
    'src/core/questionary/web/form-rules.ts valuesOf',
    'src/core/questionary/web/form/form-changes.ts labels',
    'src/core/questionary/web/form/form-changes.ts shownOf',
    'src/core/questionary/web/form/form-panel.tsx sections',
    'src/core/questionary/web/form/stale-dialog.tsx StaleDialog',
  ]);
});
