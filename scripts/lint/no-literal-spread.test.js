import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('a literal spread into a literal is an error, any other spread is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'literal-spread-'));
  const plugins = [resolve('scripts/lint/no-literal-spread.grit')];
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins }));
  writeFileSync(join(folder, 'object.ts'), 'export const a = { ...{ b: 1 }, c: 2 };\n');
  writeFileSync(join(folder, 'array.ts'), 'export const a = [...[1, 2], 3];\n');
  writeFileSync(
    join(folder, 'allowed.ts'),
    'export const a = (b: object, c: number[]) => ({ ...b, ...(c && { c }), d: [...c, ...[1].map(String)] });\n',
  );
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const words = [biome, 'lint', '--reporter=github', '.'];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  const found = [...stdout.matchAll(/title=plugin,file=([^,]+)/g)].map(([, file]) => file);
  expect(found.map((file) => file.replace(/^.*[/\\]/, '')).sort()).toEqual([
    'array.ts',
    'object.ts',
  ]);
});
