import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useT } from './texts.tsx';

const styleId = 'react-aria-pressable-style';

// React Aria skips injecting a <style> if an element with this id exists. The
// Content-Security-Policy would refuse that style and log an error. base.css holds the rule
// instead.
if (!document.getElementById(styleId)) {
  const mark = document.createElement('meta');
  mark.id = styleId;
  document.head.append(mark);
}

/** Makes the React Aria controls inside use our language instead of the browser's. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { locale } = useT();
  return <I18nProvider locale={locale === 'ru' ? 'ru-RU' : 'en-US'}>{children}</I18nProvider>;
}
