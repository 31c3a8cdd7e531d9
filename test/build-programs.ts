import { build } from 'esbuild';
import { fromRoot } from '#platform/server/shared/root.ts';

/** The files of the programs that build the product, by their paths from the project's root. */
export async function buildPrograms(): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: fromRoot('.'),
    entryPoints: ['scripts/build.js', 'vite.config.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'dist',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}
