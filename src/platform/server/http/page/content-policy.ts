import type { Config } from '#platform/server/shared/config.ts';

/** Where pages are counted (rule 78). The page sends there itself. */
export const analyticsHost = 'https://mc.yandex.ru';

/**
 * The Content-Security-Policy of every answer, whole: our own files, and what is configured. Nothing
 * inline runs, and no program of anybody else's. Reports of errors go through our own server, so
 * ERROR_DSN adds nothing.
 */
export function contentPolicy({ publicUrl, photoHosts, analyticsId }: Config) {
  const own = "'self'";
  return {
    defaultSrc: ["'none'"],
    scriptSrc: [own],
    styleSrc: [own],
    fontSrc: [own],
    // A photo elsewhere would tell its host who looks at whom, and when (rule 46).
    imgSrc: [own, 'data:', ...photoHosts.map((name) => `https://${name}`)],
    connectSrc: [own, ...(analyticsId ? [analyticsHost] : [])],
    // A letter is shown in a window of its own (src/core/mail/web/template/letter-frame.tsx).
    frameSrc: [own],
    manifestSrc: [own],
    workerSrc: [own],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: [own],
    frameAncestors: ["'none'"],
    ...(publicUrl.startsWith('https:') && { upgradeInsecureRequests: [] }),
  };
}
