import type { Paper } from '#core/report/server/paper/paper.ts';

/** The report as a web page for print: the PDF is measured against it (bench/report/pdf.ts). */

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cell = (text: string | null, tag = 'td') => `<${tag}>${escaped(text ?? '')}</${tag}>`;
const row = (texts: readonly (string | null)[], tag = 'td') =>
  `<tr>${texts.map((text) => cell(text, tag)).join('')}</tr>`;
const table = (head: readonly (string | null)[], rows: readonly (readonly (string | null)[])[]) =>
  `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((each) => row(each)).join('')}</tbody></table>`;

const style = `@page{size:A4;margin:22mm 17mm 20mm}body{font:10pt/1.45 'Golos Text',Inter,'Noto Emoji',sans-serif;color:#161B22}
h1,h2,h3{font-weight:600}h4,th{font-weight:500}h1{font-size:22pt}h2{font-size:14pt;margin-top:26pt}h3{font-size:11pt;margin-top:18pt}h2,h3,h4{break-after:avoid}
table{width:100%;border-collapse:collapse}tr{break-inside:avoid}td,th{white-space:pre-line;text-align:left;padding:4pt;border-bottom:.5pt solid #DDE1E7}`;

export function reportPage(paper: Paper, fontFace: string): string {
  const { main, participants, lines, lineLabels } = paper;
  return `<!doctype html><html lang="${paper.locale}"><meta charset="utf-8"><title>${escaped(paper.title)}</title>
<style>${fontFace}${style}</style><h1>${escaped(paper.subject)}</h1><p>${escaped(paper.about.join(' · '))}</p>
${table(
  paper.facts.map(({ label }) => label),
  [paper.facts.map(({ value }) => value)],
)}
<h2>${escaped(main.heading)}</h2>${main.answers
    .map(
      ({ heading, points }) =>
        `<h3>${escaped(heading)}</h3>${points.map((point) => cell(point, 'p')).join('')}`,
    )
    .join('')}
${
  lines
    ? `<h2>${escaped(lines.heading)}</h2>${cell(lines.lead, 'p')}<table><thead>${row(
        [lineLabels.name, '1–5', lineLabels.others, lineLabels.self, lineLabels.gap],
        'th',
      )}</thead>${lines.items.map(line).join('')}</table>`
    : ''
}
${paper.zones
  .map(
    (zone) =>
      `<h2>${escaped(zone.heading)}</h2>${cell(zone.lead, 'p')}${table(
        [],
        zone.items.map(({ name, marks }) => [name, marks]),
      )}`,
  )
  .join('')}
${paper.chart ? `<h2>${escaped(paper.chart.heading)}</h2>${radar(paper.chart)}` : ''}
${paper.competences ? competences(paper.competences) : ''}
${answers(paper)}
<h2>${escaped(participants.heading)}</h2>
${table(
  participants.head,
  participants.rows.map(({ role, passed, names }) => [role, passed, names]),
)}
${notes(paper)}${paper.next ? whatNext(paper.next) : ''}</html>`;
}

function competences(part: NonNullable<Paper['competences']>): string {
  const head = [part.name, ...part.columns.map(({ label, people }) => `${label}\n${people ?? ''}`)];
  const rows = part.rows.map(({ name, label, cells }) => [
    `${name}\n${label ?? ''}`,
    ...cells.map(({ text, below }) => `${text}\n${below ?? ''}`),
  ]);
  return `<h2>${escaped(part.heading)}</h2>${table(head, rows)}${cell(part.notes.join(' '), 'p')}`;
}

function whatNext(part: NonNullable<Paper['next']>): string {
  const { competence, until, step, sign } = part.labels;
  const goals = part.goals.map((hint) => table([], [[competence, until], [hint], [step], [sign]]));
  const questions = part.questions.map((text) => cell(text, 'li')).join('');
  return `<h2 style="break-before:page">${escaped(part.heading)}</h2>${cell(part.lead, 'p')}${goals.join('')}<h3>${escaped(part.talk)}</h3><ol>${questions}</ol>`;
}

function line(item: NonNullable<Paper['lines']>['items'][number]): string {
  const x = (mark: number | null) => 5 + 35 * ((mark ?? 1) - 1);
  const [self, others] = [x(item.selfMark), x(item.othersMark)];
  const dots = `<svg width="150" height="12"><path d="M5 6H145M${self} 6H${others}" stroke="#A9B6EA"/>
<circle cx="${others}" cy="6" r="3.5" fill="#2F55D4"/><circle cx="${self}" cy="6" r="3" fill="#fff" stroke="#161B22"/></svg>`;
  return `<tr>${cell(item.name)}<td>${dots}</td>${[item.others, item.self, item.gap].map((text) => cell(text)).join('')}</tr>`;
}

function answers({ ratings, texts }: Paper): string {
  const means = ratings.questions.map(
    ({ question, rows }) =>
      `<h3>${escaped(question)}</h3>${table(
        ratings.head,
        rows.map(({ group, mark, sheets }) => [group, mark, sheets]),
      )}`,
  );
  const open = texts.questions.map(
    ({ question, groups }) =>
      `<h3>${escaped(question)}</h3>${groups
        .map(
          ({ group, answers: list }) =>
            `<h4>${escaped(group)}</h4><ul>${list.map((text) => cell(text, 'li')).join('')}</ul>`,
        )
        .join('')}`,
  );
  return `<h2>${escaped(ratings.heading)}</h2>${means.join('')}<h2>${escaped(texts.heading)}</h2>${open.join('')}`;
}

function notes({ notes: part }: Paper): string {
  const list = part.list.map(
    ({ heading, paragraphs }) =>
      `<h3>${escaped(heading)}</h3>${paragraphs.map((text) => cell(text, 'p')).join('')}`,
  );
  const descriptions = part.descriptions.map(({ name, description }) => [name, description]);
  return `<h2>${escaped(part.heading)}</h2>${list.join('')}<h2>${escaped(part.descriptionsHeading)}</h2>${table([], descriptions)}`;
}

function radar({ axes, lines }: NonNullable<Paper['chart']>): string {
  const at = (axis: number, mark: number) => {
    const angle = (axis / axes.length) * 2 * Math.PI;
    const length = (mark - 0.5) * 40;
    return `${(300 + length * Math.sin(angle)).toFixed(1)},${(220 - length * Math.cos(angle)).toFixed(1)}`;
  };
  const rings = [1, 2, 3, 4, 5].map((step) => axes.map((_, axis) => at(axis, step)).join(' '));
  const shapes = lines.map(({ points }) =>
    points.flatMap(({ mark }, axis) => (mark === null ? [] : [at(axis, mark)])).join(' '),
  );
  const polygon = (colour: string) => (points: string) =>
    `<polygon points="${points}" fill="none" stroke="${colour}"/>`;
  const markers = lines.flatMap(({ points }) =>
    points.map(({ mark }, axis) => {
      const [x, y] = at(axis, mark ?? 0.5).split(',');
      return `<circle cx="${x}" cy="${y}" r="3" fill="#2F55D4"/>`;
    }),
  );
  const labels = axes.map((name, axis) => {
    const [x, y] = at(axis, 5.4).split(',');
    return `<text x="${x}" y="${y}" text-anchor="middle" font-size="11">${escaped(name)}</text>`;
  });
  return `<svg width="600" height="440">${rings.map(polygon('#DDE1E7')).join('')}${shapes.map(polygon('#2F55D4')).join('')}${markers.join('')}${labels.join('')}</svg>`;
}
