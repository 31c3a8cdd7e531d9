import type { T } from '#i18n/t.ts';
import { Button } from '#web/platform/ui/press/button.tsx';
import type { EmptyStateProps } from '#web/platform/ui/state/empty-state.tsx';

/** The empty state of a list whose search and filter leave nothing. */
export const nothingFound = (t: T, onReset: () => void): EmptyStateProps => ({
  title: t('list.nothingFound'),
  text: t('list.nothingFoundText'),
  action: <Button onClick={onReset}>{t('list.resetAll')}</Button>,
});
