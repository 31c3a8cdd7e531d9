import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '#platform/server/shared/root.ts';
import { familiesOf, signsOf } from './font-tables.ts';

/** The screen's type face; Inter for the few signs it lacks, such as Greek and rare letters. */
const own = [
  'golos-text/400Regular',
  'golos-text/500Medium',
  'golos-text/600SemiBold',
  'inter/400Regular',
  'noto-emoji/400Regular',
].map((font) => fromRoot(`node_modules/@expo-google-fonts/${font}`));

/** Fonts that a machine happens to have are not looked for. */
export function leaveSystemFonts(): void {
  process.env.FONTCONFIG_FILE = fromRoot('src/platform/server/pdf/templates/fonts.conf');
}

/** The fonts that lie in a folder, by name. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /\.[ot]tf$/i.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);

/** Ours, and those of the operator's folder for what ours lack (FONTS_DIR). */
export function openFonts(folder?: string) {
  const added = folder ? filesIn(folder) : [];
  const files = [...own.flatMap(filesIn), ...added];
  let drawn: ReadonlySet<number> | undefined;
  return {
    files,
    added: [...new Set(added.flatMap((file) => familiesOf(readFileSync(file))))],
    /** How many different signs of a text none of them draws. */
    countUndrawn(text: string): number {
      drawn ??= new Set(files.flatMap((file) => signsOf(readFileSync(file))));
      return countMissing(text, drawn);
    },
  };
}

/** Signs that nobody sees, such as spaces and controls: no font has to draw them. */
const unseen = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

function countMissing(text: string, drawn: ReadonlySet<number>): number {
  const isDrawn = (sign: string) => unseen.test(sign) || drawn.has(sign.codePointAt(0) ?? 0);
  return [...new Set(text.normalize('NFC'))].filter(
    (sign) => !isDrawn(sign) && ![...sign.normalize('NFD')].every(isDrawn),
  ).length;
}
