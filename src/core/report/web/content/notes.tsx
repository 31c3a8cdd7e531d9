import { methodNotes } from '#core/report/contract/reading/report-method.ts';
import type { Telling } from '#core/report/contract/reading/report-words.ts';

/** How the numbers were worked out: scale, formula, limits, agreement (data-and-maths, "Report content"). */
export function Notes({ telling }: { telling: Telling }) {
  return (
    <dl className="r-notes">
      {methodNotes(telling).map(({ heading, paragraphs }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          {paragraphs.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
