import { execFileSync } from 'node:child_process';

const git = (...words) =>
  execFileSync('git', [...words, '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

/** What differs from the last commit, new and deleted files too. Paths from the root. */
export const changedFiles = () => [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
