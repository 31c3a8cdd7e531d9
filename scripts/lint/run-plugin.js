// Tries a lint rule of ours on small files.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The names of those of `files` (text by name) in which the rule finds something, sorted. */
export function filesFoundBy(rule, files) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rule-'));
  const plugins = [resolve('scripts/lint', rule)];
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), `${text}\n`);
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const words = [biome, 'lint', '--reporter=github', '.'];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  const found = [...stdout.matchAll(/title=plugin,file=([^,]+)/g)].map(([, file]) => file);
  return [...new Set(found.map((file) => file.replace(/^.*[/\\]/, '')))].sort();
}
