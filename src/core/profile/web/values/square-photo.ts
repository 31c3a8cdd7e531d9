import { largestPhoto, photoSide } from '#core/employee/contract/rules/photo.ts';

/** The square of a picture that becomes the photo: the middle, of a high one rather its upper part. */
export function squareOf(width: number, height: number) {
  const side = Math.min(width, height);
  return { side, left: (width - side) / 2, top: (height - side) / 4 };
}

const qualities = [0.85, 0.7, 0.5];

/**
 * A chosen picture as a new photo: cropped, scaled, and without what the camera wrote into it. WebP,
 * or JPEG where the browser writes no WebP. Undefined for a file that is no picture.
 */
export async function squarePhoto(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = photoSide;
  canvas.height = photoSide;
  const paper = canvas.getContext('2d');
  if (!paper) return undefined;
  // JPEG has no transparency.
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, photoSide, photoSide);
  paper.imageSmoothingQuality = 'high';
  const { side, left, top } = squareOf(picture.width, picture.height);
  paper.drawImage(picture, left, top, side, side, 0, 0, photoSide, photoSide);
  picture.close();
  return smallEnough(canvas);
}

/** A browser that writes no WebP writes PNG instead. */
function smallEnough(canvas: HTMLCanvasElement): string | undefined {
  const isWebp = canvas.toDataURL('image/webp').startsWith('data:image/webp');
  const type = isWebp ? 'image/webp' : 'image/jpeg';
  const most = `data:${type};base64,`.length + Math.floor((largestPhoto * 4) / 3);
  return qualities
    .map((quality) => canvas.toDataURL(type, quality))
    .find((data) => data.length <= most);
}
