import type { T } from '#platform/texts/t.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import type { EmptyStateProps } from '#platform/web/ui/state/empty-state.tsx';

/** The empty state of a list whose search and filter leave nothing. */
export const nothingFound = (t: T, onReset: () => void): EmptyStateProps => ({
  title: t('list.nothingFound'),
  text: t('list.nothingFoundText'),
  action: <Button onClick={onReset}>{t('list.resetAll')}</Button>,
});
