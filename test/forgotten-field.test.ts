import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** A field that only the contract knows. TypeScript has to name every place where it was forgotten. */

interface Forgotten {
  /** The file of the contract, and the field before which the new one stands. */
  contract: string;
  before: string;
  field: string;
  schema: string;
  /** Files whose imports lead to all places. */
  roots: string[];
}

/** Files that do not compile because of the field, each once and in order. */
function complaining({ contract, before, field, schema, roots }: Forgotten): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'forgotten-'));
  try {
    cpSync('contract', join(folder, 'contract'), { recursive: true });
    for (const name of ['i18n', 'server', 'web', 'test', 'node_modules', 'package.json']) {
      symlinkSync(resolve(name), join(folder, name));
    }
    const compilerOptions = { preserveSymlinks: true };
    const project = {
      extends: resolve('tsconfig.json'),
      compilerOptions,
      include: [],
      files: roots,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    const text = readFileSync(contract, 'utf8');
    expect(text.split(before)).toHaveLength(2);
    writeFileSync(
      join(folder, contract),
      text.replace(before, `${field}: ${schema},\n  ${before}`),
    );
    const compiler = resolve('node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    // A line that is not indented begins an error: file(line,column): …
    const errors = stdout.split(/\n(?=\S)/).filter((error) => error.includes(field));
    return [...new Set(errors.map((error) => error.slice(0, error.indexOf('('))))].sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('a field of an employee compiles nowhere until it stands everywhere', {
  timeout: 300_000,
}, () => {
  const places = complaining({
    contract: 'contract/employee.ts',
    before: 'workExpirience: z.optional(',
    field: 'costCenter',
    schema: 'z.optional(z.nullable(optionalText(100)))',
    roots: [
      'server/employee/routes.ts',
      'web/directory/employee/employee-tab.tsx',
      'web/audit/details.ts',
    ],
  });
  expect(places).toEqual([
    'contract/audit.ts',
    'contract/employee.ts',
    'server/employee/export-employees.ts',
    'server/employee/file-columns.ts',
    'server/employee/queries.ts',
    'server/employee/row-queries.ts',
    'web/directory/employee/employee-fields.tsx',
    'web/directory/employee/employee-values.ts',
  ]);
});
