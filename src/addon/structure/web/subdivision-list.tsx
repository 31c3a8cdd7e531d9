import { useEffect, useRef } from 'react';
import type { StructureSubdivision } from '#addon/structure/contract/structure.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { NativeSelect } from '#platform/web/ui/field/native-select.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Count } from '#platform/web/ui/show/count.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { scrolledTo } from './reading-place.ts';
import { blockHeadingId, useScrollSpy } from './use-scroll-spy.ts';

interface ListProps {
  subdivisions: readonly StructureSubdivision[];
  /** The ids of the subdivisions. The array is a new one only when the ids change. */
  ids: readonly string[];
}

/** Shows which subdivision is being read and jumps to any other. On phones it is a select under the header. */
export function SubdivisionList({ subdivisions, ids }: ListProps) {
  const { t } = useT();
  const isPhone = useDevice() === 'mobile';
  const { read, jump } = useScrollSpy(ids);
  if (isPhone) {
    return (
      <div className="structure-select">
        <NativeSelect
          label={t('structure.subdivisions')}
          hideLabel
          options={subdivisions.map(({ id, name, count }) => ({
            value: id,
            label: `${name} · ${count}`,
          }))}
          value={read ?? ''}
          onChange={(event) => jump(event.target.value)}
        />
      </div>
    );
  }
  const go = (id: string) => {
    jump(id);
    // So that keyboard users go on from the chosen block.
    document.getElementById(blockHeadingId(id))?.focus({ preventScroll: true });
  };
  return <WideList subdivisions={subdivisions} read={read} onChoose={go} />;
}

interface WideListProps extends Pick<ListProps, 'subdivisions'> {
  read: string | undefined;
  onChoose: (id: string) => void;
}

function WideList({ subdivisions, read, onChoose }: WideListProps) {
  const { t } = useT();
  const list = useRef<HTMLUListElement>(null);
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is read, so another element stands in the ref.
  useEffect(() => {
    if (!list.current || !current.current) return;
    const { offsetTop: top, offsetHeight } = current.current;
    const { scrollTop: scrolled, clientHeight: height } = list.current;
    list.current.scrollTop = scrolledTo({ top, bottom: top + offsetHeight }, { scrolled, height });
  }, [read]);
  return (
    <Card as="nav" className="structure-list" aria-label={t('structure.subdivisions')}>
      <Muted as="p" className="structure-list-title">
        {t('structure.subdivisions')}
      </Muted>
      <ul ref={list} className="structure-list-items">
        {subdivisions.map(({ id, name, count }) => (
          <li key={id}>
            <button
              ref={id === read ? current : undefined}
              type="button"
              aria-current={id === read ? 'location' : undefined}
              onClick={() => onChoose(id)}
            >
              <span>{name}</span>
              <Count>{count}</Count>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
