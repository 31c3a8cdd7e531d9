import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import type { DocumentKind } from '#addon/legal/contract/legal.ts';
import type { Context } from '#platform/server/context.ts';
import type { Guide } from '#platform/server/pdf/guide.ts';
import { withoutOtherLanguage } from '#platform/server/pdf/markdown.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { speak } from '#platform/texts/speak.ts';
import { defaultLocale, type Locale } from '#platform/texts/t.ts';

interface Source {
  /** A file below docs/ without its ending, or a folder of them. */
  from: string;
  /** The files of a folder that come first, in this order; the others follow by name. */
  first: readonly string[];
}

/** The sample in place of a document that only the operator can have (rule 76b). */
const sample: Source = { from: 'sample-document', first: [] };

/** What is made of the project's own docs, in each language that they are in (rule 39a). */
const sources: Partial<Record<DocumentKind, Source>> = {
  registryExtract: sample,
  registrationCertificate: sample,
  accreditationCertificate: sample,
  functionalDescription: {
    from: 'functional-description',
    first: [],
  },
  userGuide: {
    from: 'user-guide',
    first: [
      'sign-in',
      'first-day',
      'answering',
      'questionary',
      'reports',
      'report-on-paper',
      'compare',
    ],
  },
  adminGuide: {
    from: 'admin-guide',
    first: [
      'start',
      'companies',
      'company-settings',
      'backup',
      'operation',
      'legal',
      'processing',
      'breach',
      'audit',
    ],
  },
};

const docs = (path: string) => fromRoot(`docs/${path}`);
const image = /!\[[^\]]*\]\(([^)\s]+)\)/g;

interface Edition {
  kind: DocumentKind;
  locale: Locale;
}

const endingOf = (locale: Locale): string => (locale === defaultLocale ? '.md' : `.${locale}.md`);

/** Whether there are docs to make it of. An installation may have left them out. */
export const canMakeGuide = ({ kind, locale }: Edition): boolean => {
  const from = sources[kind]?.from;
  return from !== undefined && (isFolder(from) || existsSync(docs(from + endingOf(locale))));
};

export const isSample = ({ kind }: Edition): boolean => sources[kind] === sample;

const isFolder = (from: string): boolean => existsSync(docs(from));

/** A guide, read from the docs. Undefined where there is none of this kind. */
export function readGuide(
  edition: Edition,
  { config }: Pick<Context, 'config'>,
): Guide | undefined {
  const { kind, locale } = edition;
  const source = sources[kind];
  if (!source || !canMakeGuide(edition)) return undefined;
  const t = speak[locale];
  const paths = chapterPaths(source, endingOf(locale));
  const chapters = paths.map((path) => ({
    path,
    markdown: withoutOtherLanguage(readFileSync(docs(path), 'utf8')),
  }));
  const newest = Math.max(...paths.map((path) => statSync(docs(path)).mtimeMs));
  const { name } = config.company;
  return {
    title: t(`legal.documents.${kind}`),
    locale,
    notes: [
      ...(isSample(edition) ? [t('legal.documents.sample')] : []),
      t('common.product'),
      t('legal.version', { version: version() }),
      ...(name ? [name] : []),
    ],
    contents: t('legal.contents'),
    chapters,
    images: Object.fromEntries(chapters.flatMap(imagesOf)),
    createdAt: new Date(newest).toISOString(),
  };
}

function chapterPaths({ from, first }: Source, ending: string): string[] {
  if (!isFolder(from)) return [from + ending];
  const names = readdirSync(docs(from))
    .filter((name) => name.slice(name.indexOf('.')) === ending)
    .map((name) => name.slice(0, -ending.length))
    .sort();
  const later = names.filter((name) => !first.includes(name));
  return [...first.filter((name) => names.includes(name)), ...later].map(
    (name) => `${from}/${name}${ending}`,
  );
}

/** The pictures of docs/ that a chapter shows, by their paths there. */
function imagesOf({ path, markdown }: Guide['chapters'][number]): [string, Uint8Array][] {
  return [...markdown.matchAll(image)].flatMap(([, href = '']) => {
    const file = posix.join(posix.dirname(path), href);
    const isOwn = !file.startsWith('..') && existsSync(docs(file));
    return isOwn ? [[file, readFileSync(docs(file))] satisfies [string, Uint8Array]] : [];
  });
}

function version(): string {
  const { version: said } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  return String(said);
}
