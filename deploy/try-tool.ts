import { spawnSync } from 'node:child_process';

/** Runs a tool of the machine. Says how it ended and all it printed. */
export function tryTool(tool: string, words: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(tool, words, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, said: `${stdout ?? ''}${stderr ?? ''}` };
}

/**
 * Why a test with this tool is left out here, or false where it is installed. The reason stands in
 * the test's name.
 */
export function lacking(tool: string): string | false {
  const isThere = tryTool('sh', ['-c', `command -v ${tool}`]).status === 0;
  return !isThere && `${tool} is not installed here`;
}
