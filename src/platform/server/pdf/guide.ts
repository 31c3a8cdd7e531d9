import type { Locale } from '#platform/texts/t.ts';
import { clean } from './clean.ts';
import { type Block, blocksOf, type Chapter, idsOf } from './markdown.ts';
import type { OnPaper } from './set-paper.ts';

/** A document made of the project's own guides. */
export interface Guide {
  title: string;
  locale: Locale;
  /** Small lines on the first page, such as the version. */
  notes: string[];
  contents: string;
  chapters: Chapter[];
  /** The images that the chapters show, by their paths below docs/. */
  images: Record<string, Uint8Array>;
  /** ISO 8601. The only time in the file. */
  createdAt: string;
}

/** How a guide stands on paper. The template only sets it. */
function guidePaper(guide: Guide) {
  const reachable = {
    ids: new Set(guide.chapters.flatMap(idsOf)),
    images: new Set(Object.keys(guide.images)),
  };
  const chapters = guide.chapters.map((chapter) => blocksOf(chapter, reachable));
  const { title, locale, notes, contents } = guide;
  const [only] = chapters;
  const blocks = chapters.length === 1 && only ? alone(only) : chapters.flat();
  return { title, locale, notes, contents, hasChapters: chapters.length > 1, blocks };
}

/** A single chapter is the document: its heading is the title, its parts are the chapters. */
const alone = ([, ...blocks]: Block[]): Block[] =>
  blocks.map((block) => (block.kind === 'heading' ? { ...block, level: block.level - 1 } : block));

/** The guide as it is set. */
export const guideOnPaper = (guide: Guide): OnPaper => ({
  template: 'guide.typ',
  paper: guidePaper(guide),
  toJson: toGuideJson,
  createdAt: guide.createdAt,
  images: guide.images,
});

/** The guides are our own, so nothing but what no font can draw is taken out. */
const toGuideJson = (paper: object): string =>
  JSON.stringify(paper, (_key, value: unknown) =>
    typeof value === 'string' ? clean(value) : value,
  );
