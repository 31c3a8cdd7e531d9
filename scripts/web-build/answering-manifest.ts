import { common } from '#platform/texts/common/ru.ts';

/** The answering pages as an app of their own (rule 78). The build writes it to a file. */
export const manifest = {
  name: common.product,
  short_name: common.product,
  lang: 'ru',
  id: '/testing',
  start_url: '/testing',
  scope: '/testing',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
