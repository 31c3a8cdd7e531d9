import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The built files of a source: its chunk, what that imports, and their styles. A source that isn't built stops the build. */
export const filesOf = (source: string, bundle: Bundle): string[] => [
  ...withImports(chunkOf(source, bundle), bundle),
];

export function chunkOf(source: string, bundle: Bundle): string {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (!found) throw new Error(`${source} is no chunk of the build`);
  return found.fileName;
}

export function withImports(
  fileName: string,
  bundle: Bundle,
  files = new Set<string>(),
): Set<string> {
  const chunk = bundle[fileName];
  if (files.has(fileName) || chunk?.type !== 'chunk') return files;
  files.add(fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const imported of chunk.imports) withImports(imported, bundle, files);
  return files;
}
