import type { Part as Texts } from '#app/texts/parts/ru.ts';
import { type FileWith, type Part, type PropsOf, partOf } from '#platform/web/ui/base/part.tsx';
import { loadTexts } from './texts.ts';

/** A part of the program with the texts that it says (docs/recipes.md). */
export const part = <const Name extends string, File extends FileWith<Name>>(
  load: () => Promise<File>,
  name: Name,
  ...texts: readonly Texts[]
): Part<PropsOf<File[Name]>> =>
  partOf(async () => (await Promise.all([load(), loadTexts(...texts)]))[0], name);
