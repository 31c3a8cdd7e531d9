type Section = readonly [title: string, lines: readonly string[]];

/** Titles, each with what is said under it. */
export function LegalSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(([title, lines]) => (
    <section key={title} className="legal-part">
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ));
}
