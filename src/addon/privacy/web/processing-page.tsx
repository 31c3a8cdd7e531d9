import Printer from 'lucide-react/icons/printer';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { ScrollCard } from '#platform/web/ui/show/scroll-card.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './processing.css';
import { activities, recipients, responsible } from './processing-rows.ts';
import { useProcessing } from './queries.ts';

/** What the company does with people's data, as its settings are, to be printed (rule 113a). */
export function ProcessingPage() {
  const texts = useT();
  const { t } = texts;
  const query = useProcessing();
  if (query.isError) return <QueryError query={query} title={t('processing.notLoaded')} />;
  const of = query.data?.data;
  const column = (key: 'what' | 'whose' | 'howLong') => t(`processing.activities.${key}`);
  const date = formatDay(new Date(query.dataUpdatedAt).toISOString(), texts);
  return (
    <div className="processing">
      <h1>{t('processing.title')}</h1>
      {of ? (
        <>
          <Muted as="p">{t('processing.lead', { company: of.company, date })}</Muted>
          <Button className="processing-print" icon={<Printer />} onClick={() => window.print()}>
            {t('processing.print')}
          </Button>
          <Part title={t('processing.who.title')} rows={responsible(of, t)} />
          <Part
            title={t('processing.activities.title')}
            head={[column('what'), column('whose'), column('howLong')]}
            rows={activities(of, t)}
          />
          <Part
            title={t('processing.recipients.title')}
            head={[t('processing.recipients.who'), t('processing.recipients.what')]}
            rows={recipients(of, t)}
          />
        </>
      ) : (
        <Skeleton height="320px" />
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  head?: readonly string[];
  rows: readonly (readonly string[])[];
}

function Part({ title, head, rows }: PartProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ScrollCard label={title}>
        <table>
          {head && (
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(([first, ...others]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {others.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollCard>
    </section>
  );
}
