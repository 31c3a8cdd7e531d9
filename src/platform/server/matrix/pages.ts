import { speak } from '#platform/texts/speak.ts';
import { locales } from '#platform/texts/t.ts';

export type PlainPage = 'missing' | 'silent' | 'standIn';

/** A plain page in both languages: anybody who sees it has come by a full load, without our web. */
export function plainPage(of: PlainPage): string {
  const parts = locales.map((locale) => {
    const t = speak[locale];
    return `<section lang="${locale}"><h1>${t(`matrix.${of}.title`)}</h1><p>${t(`matrix.${of}.text`)}</p><p><a href="/">${t('matrix.back')}</a></p></section>`;
  });
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${speak.ru(`matrix.${of}.title`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain.css">
</head>
<body>${parts.join('<hr>')}</body>
</html>
`;
}
