import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useT } from './texts.tsx';

const styleId = 'react-aria-pressable-style';

// React Aria looks for this id before it injects a <style>, which the Content-Security-Policy would
// refuse with an error in the console. base.css holds the rule itself.
if (!document.getElementById(styleId)) {
  const mark = document.createElement('meta');
  mark.id = styleId;
  document.head.append(mark);
}

/** Makes the React Aria parts inside speak our language instead of the browser's. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { locale } = useT();
  return <I18nProvider locale={locale === 'ru' ? 'ru-RU' : 'en-US'}>{children}</I18nProvider>;
}
