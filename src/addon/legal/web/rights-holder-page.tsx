import type { RightsHolder } from '#addon/legal/contract/legal.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { useRightsHolder } from './queries.ts';

const details = [
  'name',
  'inn',
  'kpp',
  'ogrn',
  'address',
  'head',
  'email',
  'phone',
  'bank',
] as const satisfies (keyof RightsHolder)[];

/** What the service is and who holds the rights to it. */
export function RightsHolderPage() {
  const { t } = useT();
  return (
    <article className="legal-sheet">
      <header className="legal-head">
        <h1>{t('legal.page.company')}</h1>
        <p>{t('legal.company.about')}</p>
        <p>{t('legal.company.price')}</p>
      </header>
      <section className="legal-part">
        <h2>{t('legal.company.holder')}</h2>
        <Details />
      </section>
    </article>
  );
}

/** Only what is known: nobody is shown an empty line. */
function Details() {
  const { t } = useT();
  const rightsHolder = useRightsHolder();
  if (rightsHolder.isPending)
    return (
      <Muted as="p" role="status">
        {t('common.loading')}
      </Muted>
    );
  if (rightsHolder.isError) return <QueryError query={rightsHolder} />;
  const known = details.flatMap((name) => {
    const value = rightsHolder.data.data[name];
    return value === null ? [] : [{ name, value }];
  });
  if (known.length === 0) return <Muted as="p">{t('legal.company.missing')}</Muted>;
  return (
    <dl className="legal-details">
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`legal.company.${name}`)}</dt>
          <dd lang="ru">{name === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
