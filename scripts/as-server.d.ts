import type { BuildOptions } from 'esbuild';

export const asServer: BuildOptions & { external: string[] };
