import type { T } from '#i18n/t.ts';
import { Button } from '#web/platform/ui/press/button.tsx';
import type { EmptyStateProps } from '#web/platform/ui/state/empty-state.tsx';

/** The empty state of a list whose search and filter leave nothing. */
export const nothingFound = (t: T, onReset: () => void): EmptyStateProps => ({
  title: t('ui.nothingFound'),
  text: t('ui.nothingFoundText'),
  action: <Button onClick={onReset}>{t('ui.resetAll')}</Button>,
});
