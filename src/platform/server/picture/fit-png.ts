interface Box {
  width: number;
  height: number;
  /** How large one of the picture's own pixels may get, in the same unit. */
  pixel: number;
}

/** How large a PNG stands in a box, whole. */
export function fitPng(png: Uint8Array, box: Box) {
  const head = new DataView(png.buffer, png.byteOffset);
  const [width, height] = [head.getUint32(16), head.getUint32(20)];
  const scale = Math.min(box.width / width, box.height / height, box.pixel);
  return { width: width * scale, height: height * scale };
}
