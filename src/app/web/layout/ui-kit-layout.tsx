import { UiKitPage } from '#app/ui-kit/web/ui-kit-page.tsx';
import { switchTo, useShownTheme } from '#app/web/menu/preferences.tsx';
import { chooseTheme, useTheme } from '#platform/web/device/theme.ts';
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
