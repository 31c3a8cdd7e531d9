import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useEffect } from 'react';
import { type Locale, locales } from '#platform/texts/t.ts';
import { errorText } from '#platform/web/api/call.ts';
import { texts } from '#platform/web/device/texts.ts';
import { chooseTheme, showTheme, useTheme } from '#platform/web/device/theme.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { leaveUnsaved } from '#platform/web/ui/base/unsaved.ts';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Segmented } from '#platform/web/ui/press/segmented.tsx';

/** Language and theme: the same two controls in every layout. */
export function Preferences({ beforeLocale = () => {} }: { beforeLocale?: () => void }) {
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
          leaveUnsaved(() => {
            beforeLocale();
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
    const { changeLocale } = await import('#core/account/web/session/change.ts');
    await changeLocale(locale);
  } catch (error) {
    const { t } = texts();
    toast.error(t('shell.error'), errorText(error, t));
  }
}

/** Shows the chosen theme. Only layouts behind the sign-in screen do. */
export function useShownTheme(): void {
  const theme = useTheme();
  useEffect(() => showTheme(theme), [theme]);
}
