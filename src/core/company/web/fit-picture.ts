import {
  type BrandPicture,
  brandPictures,
  longestData,
} from '#core/company/contract/rules/brand-picture.ts';

/** Where a picture stands in a box: whole, in the middle, never made larger than it is. */
export function placeIn(width: number, height: number, box: { width: number; height: number }) {
  const scale = Math.min(box.width / width, box.height / height, 1);
  const scaled = (side: number) => Math.max(Math.round(side * scale), 1);
  const [wide, high] = [scaled(width), scaled(height)];
  return { left: (box.width - wide) / 2, top: (box.height - high) / 2, width: wide, height: high };
}

/** A photo may be too much for a PNG of the full size. */
const scales = [1, 0.75, 0.5, 0.25];

/**
 * A chosen picture as a new one of the company, whole, as PNG with its transparency. Undefined for a file that is no
 * picture.
 */
export async function fitPicture(file: Blob, kind: BrandPicture): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const found = scales
    .map((scale) => draw(picture, kind, scale))
    .find((data) => data && data.length < longestData);
  picture.close();
  return found;
}

/** An icon has the whole square, a logo only as much as it needs. */
function draw(picture: ImageBitmap, kind: BrandPicture, scale: number): string | undefined {
  const { width, height } = brandPictures[kind];
  const box = { width: width * scale, height: height * scale };
  const place = placeIn(picture.width, picture.height, box);
  const canvas = document.createElement('canvas');
  const isWhole = kind === 'icon';
  canvas.width = isWhole ? box.width : place.width;
  canvas.height = isWhole ? box.height : place.height;
  const paper = canvas.getContext('2d');
  if (!paper) return undefined;
  paper.imageSmoothingQuality = 'high';
  const [left, top] = isWhole ? [place.left, place.top] : [0, 0];
  paper.drawImage(picture, left, top, place.width, place.height);
  return canvas.toDataURL('image/png');
}
