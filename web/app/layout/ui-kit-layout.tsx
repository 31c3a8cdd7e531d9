import { switchTo, useShownTheme } from '#web/app/menu/preferences.tsx';
import { chooseTheme, useTheme } from '#web/platform/session/theme.ts';
import { UiKitPage } from '#web/ui-kit/ui-kit-page.tsx';
import { useScreenTitle } from './use-screen.ts';

export function UiKitLayout() {
  useShownTheme();
  useScreenTitle();
  return (
    <UiKitPage
      alone
      theme={useTheme()}
      onTheme={chooseTheme}
      onLocale={(locale) => void switchTo(locale)}
    />
  );
}
