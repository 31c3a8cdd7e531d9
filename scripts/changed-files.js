import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const git = (...words) =>
  execFileSync('git', [...words, '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

/** What differs from the last commit and is still there, new files too. Paths from the root. */
export function changedFiles() {
  const files = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return files.filter((file) => existsSync(file));
}
