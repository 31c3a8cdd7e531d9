import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getSources } from '#addon/source/contract/source.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';

/** How many sources of people there are, and the way to them (rule 186). */
export function SourceCard() {
  const { t } = useT();
  const { data, isError } = useQuery(partQuery(getSources));
  const count = data?.data.sourceList.length;
  return (
    <SettingCard
      title={t('peopleSource.title')}
      state={
        isError
          ? t('peopleSource.notLoaded')
          : count === 0
            ? t('peopleSource.empty')
            : count && t('peopleSource.count', { count })
      }
      about={t('peopleSource.about')}
    >
      <p>
        <Link to="/estimation/dictionary/sources">{t('peopleSource.toList')}</Link>
      </p>
    </SettingCard>
  );
}
