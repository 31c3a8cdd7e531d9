import { iconSide, largestIcon } from '#core/company/contract/rules/brand-icon.ts';

/** Where a picture stands in the square: whole, in the middle, never made larger than it is. */
export function iconPlaceOf(width: number, height: number, side: number) {
  const scale = Math.min(side / width, side / height, 1);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  return { left: (side - wide) / 2, top: (side - high) / 2, width: wide, height: high };
}

const most = 'data:image/png;base64,'.length + Math.floor((largestIcon * 4) / 3);
/** A photo may be too much for a PNG of the full size. */
const sides = [iconSide, iconSide * 0.75, iconSide / 2];

/**
 * A chosen picture as a new icon: whole, in a square, as PNG with its transparency. Undefined for a
 * file that is no picture.
 */
export async function squareIcon(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const found = sides
    .map((side) => draw(picture, side))
    .find((data) => data && data.length <= most);
  picture.close();
  return found;
}

function draw(picture: ImageBitmap, side: number): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext('2d');
  if (!paper) return undefined;
  paper.imageSmoothingQuality = 'high';
  const { left, top, width, height } = iconPlaceOf(picture.width, picture.height, side);
  paper.drawImage(picture, left, top, width, height);
  return canvas.toDataURL('image/png');
}
