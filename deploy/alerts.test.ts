import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fromRoot } from '#platform/server/shared/root.ts';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string };
}
const file = readFileSync(fromRoot('deploy/prometheus-rules.yaml'), 'utf8');
const rules: Rule[] = parse(file).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);

/** Where an expression can't be read. */
function mistakesIn(expression: string): string[] {
  const mistakes: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) mistakes.push(`${expression.slice(0, from)}→${expression.slice(from, to)}`);
    },
  });
  return mistakes;
}

test('Prometheus can read every alert, and each says what it means and how bad it is', () => {
  expect(mistakesIn('sum(rate(calls[5m])')).not.toEqual([]);
  for (const { alert, expr, labels, annotations, ...rest } of rules) {
    expect(mistakesIn(expr), alert).toEqual([]);
    expect(['critical', 'warning'], alert).toContain(labels.severity);
    expect(annotations.summary, alert).toMatch(/\.$/);
    if (rest.for) expect(rest.for, alert).toMatch(/^\d+m$/);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
