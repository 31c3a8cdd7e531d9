import { fitPng } from '#platform/server/picture/fit-png.ts';
import { inColumn } from './clean.ts';

/** A company as it stands on paper. */
export interface PaperBrand {
  name: string;
  /** A PNG, in place of the name. */
  logo: Uint8Array | null;
}

/** The largest that a pixel may get, in mm: 127 of them to an inch. */
const pixel = 0.2;

/** What pages.typ says of it, and how large the logo is there in mm: on the first page, and above the others. */
export const sayBrand = ({ name, logo }: PaperBrand) => ({
  brand: inColumn(name),
  logo: logo && {
    first: fitPng(logo, { width: 56, height: 14, pixel }),
    above: fitPng(logo, { width: 24, height: 5, pixel }),
  },
});

/** The brand's pictures, by the names that pages.typ has for them. */
export const brandImages = ({ logo }: PaperBrand): Record<string, Uint8Array> =>
  logo ? { 'logo.png': logo } : {};
