import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useEffect } from 'react';
import { type Locale, locales } from '#i18n/t.ts';
import { errorText } from '#web/api.ts';
import { changeLocale } from '#web/session/change.ts';
import { closePanel, leavePanel } from '#web/session/panel.ts';
import { texts } from '#web/session/texts.ts';
import { chooseTheme, showTheme, useTheme } from '#web/session/theme.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { useT } from '#web/ui/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Language and theme: the same two controls in every layout. */
export function Preferences() {
  const { t, locale } = useT();
  const theme = useTheme();
  const dark = theme === 'Dark';
  return (
    <div className="shell-preferences">
      <Segmented
        label={t('shell.language')}
        value={locale}
        options={locales.map((value) => ({
          value,
          label: value.toUpperCase(),
          title: t(`common.${value}`),
        }))}
        onChange={(chosen) =>
          leavePanel(() => {
            closePanel();
            void switchTo(chosen);
          })
        }
      />
      <IconButton
        label={t(dark ? 'shell.lightTheme' : 'shell.darkTheme')}
        icon={dark ? <Sun /> : <Moon />}
        onClick={() => chooseTheme(dark ? 'White' : 'Dark')}
      />
    </div>
  );
}

export async function switchTo(locale: Locale): Promise<void> {
  try {
    await changeLocale(locale);
  } catch (error) {
    const { t } = texts();
    toast.error(t('shell.error'), errorText(error, t));
  }
}

/** The layouts behind the sign-in screen show the chosen theme. */
export function useShownTheme(): void {
  const theme = useTheme();
  useEffect(() => showTheme(theme), [theme]);
}
