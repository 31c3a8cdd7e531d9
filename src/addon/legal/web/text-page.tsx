import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Clause, LegalPart, LegalText } from '#addon/legal/texts/documents/legal-text.ts';
import { holdTogether } from '#platform/texts/t.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

/** A legal text. It is Russian in every language of the screen (rule 39); a note says so. */
export function TextPage({ text, children }: { text: LegalText; children?: ReactNode }) {
  const { t, locale } = useT();
  return (
    <div className="legal-sheet">
      {locale !== 'ru' && <InfoBlock>{t('legal.inRussian')}</InfoBlock>}
      <article className="legal-text" lang="ru">
        <header className="legal-head">
          <h1>{text.title}</h1>
          <p>{holdTogether(text.lead)}</p>
        </header>
        <nav className="legal-contents" lang={locale} aria-label={t('legal.contents')}>
          <p>{t('legal.contents')}</p>
          <ol lang="ru">
            {text.parts.map(({ title }, at) => (
              <li key={title}>
                <a href={`#part-${at + 1}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-parts">
          {text.parts.map((part, at) => (
            <Part key={part.title} part={part} number={at + 1} />
          ))}
        </div>
      </article>
      {children}
    </div>
  );
}

function Part({ part, number }: { part: LegalPart; number: number }) {
  return (
    <section className="legal-part">
      <h2 id={`part-${number}`}>
        {number}. {part.title}
      </h2>
      {part.clauses.map((clause, at) => (
        <Numbered
          // The text never changes while it is shown.
          // biome-ignore lint/suspicious/noArrayIndexKey: a clause is known by its place.
          key={at}
          clause={typeof clause === 'string' ? { text: clause } : clause}
          number={`${number}.${at + 1}`}
        />
      ))}
    </section>
  );
}

/** Its number leads to itself, to be copied; the contents are what the keyboard goes by. */
function Numbered({ clause, number }: { clause: Clause; number: string }) {
  return (
    <div className="legal-clause" id={number}>
      <a className="legal-number" href={`#${number}`} tabIndex={-1}>
        {number}
      </a>
      <div>
        <p>{wordsOf(clause)}</p>
        {clause.list && (
          <ul>
            {clause.list.map((item) => (
              <li key={item}>{holdTogether(item)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function wordsOf({ text }: Clause): ReactNode {
  if (typeof text === 'string') return holdTogether(text);
  return text.map((piece) =>
    typeof piece === 'string' ? (
      holdTogether(piece)
    ) : (
      <Link key={piece.page} to={`/legal/${piece.page}`} search={true}>
        {piece.text}
      </Link>
    ),
  );
}
