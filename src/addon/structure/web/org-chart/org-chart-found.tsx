import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment } from 'react';
import type { OrgChartPlace } from '#addon/structure/contract/structure-org-chart.ts';
import { PersonAvatar } from '#core/employee/web/person/person-avatar.tsx';
import { fullName, shortName } from '#platform/contract/rules/names.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { useFoundPlaces } from './org-chart-levels.ts';

interface FoundProps {
  q: string;
  onChoose: (id: string) => void;
  onReset: () => void;
}

/** Whom the search finds, each with the way to them. A press shows them in the tree. */
export function OrgChartFound({ q, onChoose, onReset }: FoundProps) {
  const { t, locale } = useT();
  const found = useFoundPlaces(q);
  if (found.isError && !found.data) {
    return (
      <Card>
        <QueryError query={found} />
      </Card>
    );
  }
  if (!found.data) return <Skeleton height="240px" />;
  const { data, count } = found.data;
  if (count === 0) {
    return (
      <Card>
        <EmptyState
          title={t('structure.nothingFound')}
          text={t('structure.nothingFoundText')}
          action={<Button onClick={onReset}>{t('structure.orgChart.toOrgChart')}</Button>}
        />
      </Card>
    );
  }
  return (
    <Card className="structure-org-chart-found">
      <ul aria-label={t('structure.orgChart.found')}>
        {data.map((place) => (
          <li key={place.id}>
            <PersonAvatar {...place} size="m" />
            <div>
              <button
                type="button"
                className="structure-org-chart-place"
                onClick={() => onChoose(place.id)}
              >
                <bdi>{fullName(place, locale)}</bdi>
              </button>
              <Muted>{`${place.position} · ${place.subdivision}`}</Muted>
              <Way place={place} />
            </div>
          </li>
        ))}
      </ul>
      {count > data.length && (
        <Hint as="p" className="structure-org-chart-rest">
          {t('structure.orgChart.firstFound', { count: data.length })}
        </Hint>
      )}
    </Card>
  );
}

/** The people above somebody, from the top down. */
function Way({ place: { way, isAlone } }: { place: OrgChartPlace }) {
  const { t, locale } = useT();
  if (way.length === 0) {
    return <Hint>{t(isAlone ? 'structure.orgChart.alone' : 'structure.orgChart.onTop')}</Hint>;
  }
  return (
    <Hint className="structure-org-chart-way">
      {way.map((step, index) => (
        <Fragment key={step.id}>
          {index > 0 && <ChevronRight className="structure-org-chart-step" />}
          <bdi>{shortName(step, locale)}</bdi>
        </Fragment>
      ))}
    </Hint>
  );
}
