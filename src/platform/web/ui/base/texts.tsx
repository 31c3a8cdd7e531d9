import { createContext, type ReactNode, useContext } from 'react';
import type { Locale, T } from '#platform/texts/t.ts';

/** The controls' language and the time zone for moments. Without a zone, the browser's is used. */
export type Texts = { readonly t: T; readonly locale: Locale; readonly timeZone?: string };

const TextsContext = createContext<Texts | undefined>(undefined);

export function TextsProvider(props: { value: Texts; children: ReactNode }) {
  return <TextsContext value={props.value}>{props.children}</TextsContext>;
}

/** `const { t, locale } = useT()`; throws outside of a TextsProvider. */
export function useT(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useT() outside of <TextsProvider>');
  return texts;
}
