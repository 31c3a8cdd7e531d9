import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { helpAddress } from '#addon/help/contract/help-pages.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import type { Locale } from '#platform/texts/t.ts';

/** A picture that guides of one language show. */
export interface Picture {
  name: string;
  src: string;
  width: number;
  height: number;
}

/** The pictures of one language, by their paths below docs/, as scripts/pictures took them. */
export function readPictures(locale: Locale): Map<string, Picture> {
  const folder = `images/${locale}`;
  const lying = fromRoot(`docs/${folder}`);
  const names = existsSync(lying) ? readdirSync(lying) : [];
  return new Map(
    names
      .filter((name) => name.endsWith('.webp'))
      .map((name) => [
        `${folder}/${name}`,
        {
          name,
          src: `${helpAddress(locale)}/picture/${name}`,
          ...sizeOf(readFileSync(`${lying}/${name}`)),
        },
      ]),
  );
}

/** Reads the size from the head of an extended WebP, which is what a browser writes of a canvas. */
function sizeOf(webp: Buffer): Pick<Picture, 'width' | 'height'> {
  if (webp.toString('latin1', 12, 16) !== 'VP8X') throw new Error('A picture is no extended WebP');
  return { width: webp.readUIntLE(24, 3) + 1, height: webp.readUIntLE(27, 3) + 1 };
}
