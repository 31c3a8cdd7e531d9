import { Link } from '@tanstack/react-router';
import type { MyData } from '#addon/privacy/contract/my-data.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import { OpenedTable } from './opened-table.tsx';
import './my-data.css';
import { OwnFile } from './own-file.tsx';
import { useMyData } from './queries.ts';

/** What is kept about the person, who has opened their reports, and all of it as a file (rule 112). */
export function MyDataPage() {
  const { t } = useT();
  const query = useMyData();
  if (query.isError) return <QueryError query={query} title={t('myData.notLoaded')} />;
  const data = query.data?.data;
  return (
    <div className="my-data">
      <p>
        <Link to="/estimation/settings">{t('myData.back')}</Link>
      </p>
      <h1>{t('myData.title')}</h1>
      <Muted as="p">{t('myData.lead')}</Muted>
      {data ? <Loaded {...data} /> : <Settling height="400px" />}
    </div>
  );
}

function Loaded({ file, openedList, keptList, contact }: MyData) {
  const { t } = useT();
  return (
    <>
      <OwnFile file={file} />
      <section aria-labelledby="my-data-opened">
        <h2 id="my-data-opened">{t('myData.opened.title')}</h2>
        <Hint as="p">{t('myData.opened.lead')}</Hint>
        <OpenedTable rows={openedList} />
      </section>
      <section aria-labelledby="my-data-kept">
        <h2 id="my-data-kept">{t('myData.kept.title')}</h2>
        <KeptTable rows={keptList} />
      </section>
      <Card as="section" className="my-data-card" aria-labelledby="my-data-contact">
        <h2 id="my-data-contact">{t('myData.contact.title')}</h2>
        <Contact email={contact} />
      </Card>
    </>
  );
}

function KeptTable({ rows }: { rows: MyData['keptList'] }) {
  const { t } = useT();
  return (
    <DataTable
      label={t('myData.kept.title')}
      rows={rows}
      rowKey={({ kind }) => kind}
      empty={{ title: '' }}
      columns={[
        {
          key: 'kind',
          label: t('myData.kept.what'),
          cell: ({ kind }) => t(`myData.kept.kind.${kind}`),
        },
        {
          key: 'months',
          label: t('myData.kept.howLong'),
          width: '220px',
          cell: ({ kind, months }) =>
            months === null
              ? t(`myData.kept.while.${kind}`)
              : t('myData.kept.months', { count: months }),
        },
      ]}
    />
  );
}

/** The address in its sentence is a link. */
function Contact({ email }: { email: string | null }) {
  const { t } = useT();
  if (email === null) return <p>{t('myData.contact.none')}</p>;
  const [before, after] = t('myData.contact.given', { email: '\n' }).split('\n');
  return (
    <p>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </p>
  );
}
