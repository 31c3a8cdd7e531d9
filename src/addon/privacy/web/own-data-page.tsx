import { Link } from '@tanstack/react-router';
import type { OwnData } from '#addon/privacy/contract/own-data.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { OpenedTable } from './opened-table.tsx';
import './own-data.css';
import { OwnFile } from './own-file.tsx';
import { useOwnData } from './queries.ts';

/** What is kept about the person, who has opened their reports, and all of it as a file (rule 112). */
export function OwnDataPage() {
  const { t } = useT();
  const query = useOwnData();
  if (query.isError) return <QueryError query={query} title={t('ownData.notLoaded')} />;
  const data = query.data?.data;
  return (
    <div className="own-data">
      <p>
        <Link to="/estimation/settings">{t('ownData.back')}</Link>
      </p>
      <h1>{t('ownData.title')}</h1>
      <Muted as="p">{t('ownData.lead')}</Muted>
      <OwnFile file={data?.file} />
      <section aria-labelledby="own-data-opened">
        <h2 id="own-data-opened">{t('ownData.opened.title')}</h2>
        <Hint as="p">{t('ownData.opened.lead')}</Hint>
        <OpenedTable rows={data?.openedList} />
      </section>
      <section aria-labelledby="own-data-kept">
        <h2 id="own-data-kept">{t('ownData.kept.title')}</h2>
        <KeptTable rows={data?.keptList} />
      </section>
      <Card as="section" className="own-data-card" aria-labelledby="own-data-contact">
        <h2 id="own-data-contact">{t('ownData.contact.title')}</h2>
        <Contact email={data?.contact ?? null} />
      </Card>
    </div>
  );
}

function KeptTable({ rows }: { rows: OwnData['keptList'] | undefined }) {
  const { t } = useT();
  return (
    <DataTable
      label={t('ownData.kept.title')}
      rows={rows}
      rowKey={({ kind }) => kind}
      empty={{ title: '' }}
      columns={[
        {
          key: 'kind',
          label: t('ownData.kept.what'),
          cell: ({ kind }) => t(`ownData.kept.kind.${kind}`),
        },
        {
          key: 'months',
          label: t('ownData.kept.howLong'),
          width: '220px',
          cell: ({ kind, months }) =>
            months === null
              ? t(`ownData.kept.while.${kind}`)
              : t('ownData.kept.months', { count: months }),
        },
      ]}
    />
  );
}

/** The address in its sentence is a link. */
function Contact({ email }: { email: string | null }) {
  const { t } = useT();
  if (email === null) return <p>{t('ownData.contact.none')}</p>;
  const [before, after] = t('ownData.contact.given', { email: '\n' }).split('\n');
  return (
    <p>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </p>
  );
}
