import type { FastifyRequest } from 'fastify';
import { defaultLocale, type Locale, locales } from '#platform/texts/t.ts';

/** The language of messages: the one the caller asks for, else the session's, else Russian. */
export function localeOf(request: FastifyRequest): Locale {
  return (
    acceptedLocale(request.headers['accept-language']) ?? request.actor?.locale ?? defaultLocale
  );
}

/** The first of our languages in an Accept-Language header, in the header's order. */
export function acceptedLocale(header: string | undefined): Locale | undefined {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((language): language is Locale => locales.some((own) => own === language));
}
