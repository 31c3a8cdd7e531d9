import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Adds fields to the contract only. TypeScript must then report every place that lacks them. */

interface Forgotten {
  /** The contract's file, and the field before which the new one is added. */
  contract: string;
  before: string;
  field: string;
  schema: string;
  /** Files whose imports reach all places. */
  roots: string[];
}

const ofEmployee: Forgotten = {
  contract: 'contract/people/employee.ts',
  before: 'workExpirience: z.optional(',
  field: 'costCenter',
  schema: 'z.optional(z.nullable(optionalText(100)))',
  roots: [
    'server/people/employee/routes.ts',
    'server/people/employee/import/routes.ts',
    'web/people/directory/employee/employee-tab.tsx',
    'web/company/audit/details.ts',
  ],
};
const ofQuestionary: Forgotten = {
  contract: 'contract/assessment/questionary.ts',
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
  said = compileWith([ofEmployee, ofQuestionary]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says where these fields stand in the contract only. */
function compileWith(forgotten: Forgotten[]): string[] {
  cpSync('contract', join(folder, 'contract'), { recursive: true });
  for (const name of ['i18n', 'server', 'web', 'test', 'node_modules', 'package.json']) {
    symlinkSync(resolve(name), join(folder, name));
  }
  const project = {
    extends: resolve('tsconfig.json'),
    compilerOptions: { preserveSymlinks: true },
    include: [],
    files: forgotten.flatMap(({ roots }) => roots),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  for (const { contract, before, field, schema } of forgotten) {
    const text = readFileSync(contract, 'utf8');
    expect(text.split(before)).toHaveLength(2);
    const longer = text.replace(before, `${field}: ${schema},\n  ${before}`);
    writeFileSync(join(folder, contract), longer);
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
    'contract/people/employee-import.ts fieldOrder',
    'contract/people/employee.ts savedFields',
    'server/people/employee/export-employees.ts exportEmployees',
    'server/people/employee/file-columns.ts columns',
    'server/people/employee/import/column-words.ts columnWords',
    'server/people/employee/queries.ts select',
    'server/people/employee/row-queries.ts formColumns',
    'server/people/employee/row-queries.ts lockEmployee',
    'server/people/employee/row-queries.ts select',
    'web/people/directory/employee/employee-fields.tsx useEmployeeFields',
    'web/people/directory/employee/employee-values.ts employeeValues',
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
