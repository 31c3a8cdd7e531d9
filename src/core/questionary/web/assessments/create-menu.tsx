import Plus from 'lucide-react/icons/plus';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Menu } from '#platform/web/ui/cover/menu.tsx';
import type { ButtonLook } from '#platform/web/ui/press/button.tsx';

/** The ways to create, each undefined where it isn't allowed. */
export interface WaysToCreate {
  one: () => void;
  several: (() => void) | undefined;
}

const ids = ['one', 'several'] as const;

/** The button in the column and the floating one: both offer one assessment, or a cycle of several (decision 253). */
export function WaysMenu({ ways, ...look }: ButtonLook & { ways: WaysToCreate }) {
  const { t } = useT();
  const items = ids.flatMap((id) => {
    const onSelect = ways[id];
    return onSelect ? [{ id, label: t(`questionary.assessments.ways.${id}`), onSelect }] : [];
  });
  return (
    <Menu {...look} label={t('questionary.assessments.create')} items={items}>
      <Plus />
      {t('questionary.assessments.create')}
    </Menu>
  );
}
