import Download from 'lucide-react/icons/download';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { inLanguage, useDocuments } from './queries.ts';

export function DocumentsPage() {
  const { t } = useT();
  return (
    <article className="legal-sheet">
      <header className="legal-head">
        <h1>{t('legal.page.documents')}</h1>
        <p>{t('legal.documents.lead')}</p>
      </header>
      <Documents />
      <p>
        <a href="/THIRD-PARTY.txt">{t('legal.documents.others')}</a>
      </p>
    </article>
  );
}

function Documents() {
  const { t, locale } = useT();
  const documents = useDocuments();
  if (documents.isPending)
    return (
      <Muted as="p" role="status">
        {t('common.loading')}
      </Muted>
    );
  if (documents.isError) return <QueryError query={documents} />;
  const data = inLanguage(documents.data.data, locale);
  if (data.length === 0)
    return <EmptyState title={t('legal.documents.none')} text={t('legal.documents.noneText')} />;
  return (
    <>
      {data.some(({ isSample }) => isSample) && <Hint as="p">{t('legal.documents.samples')}</Hint>}
      <ul className="legal-documents">
        {data.map(({ kind, path, locale: language, isSample }) => {
          const name = t(`legal.documents.${kind}`);
          return (
            <li key={kind}>
              <Card className="legal-document">
                <span>
                  {name} {isSample && <Badge>{t('legal.documents.sample')}</Badge>}{' '}
                  {language !== locale && <Hint>{t('legal.documents.onlyRussian')}</Hint>}
                </span>
                <LinkButton
                  href={path}
                  icon={<Download aria-hidden="true" />}
                  aria-label={`${t('legal.documents.open')}: ${name} (PDF)`}
                  download
                >
                  {t('legal.documents.open')}
                </LinkButton>
              </Card>
            </li>
          );
        })}
      </ul>
    </>
  );
}
