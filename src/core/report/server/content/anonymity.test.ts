/**
 * The test that holds the promise of anonymity (data-and-maths, end of "Atoms"; rules 24 to 26).
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { howOften } from '#test/how-long.ts';
import { groupsDue, overallDue } from '#test/report/fixtures/due.ts';
import { type History, play, sheetId } from '#test/report/fixtures/history.ts';
import { findLeaks } from '#test/report/fixtures/leaks.ts';
import { mutants } from '#test/report/fixtures/mutants.ts';
import { nine } from '#test/report/fixtures/nine.ts';
import {
  randomHistory,
  thresholdOf,
  withAccessChanges,
} from '#test/report/fixtures/random-history.ts';
import { swapInsideAtoms, withUnshownChanged } from '#test/report/fixtures/rewrite.ts';
import { makeReport } from './content.ts';

const seed = 20_261;
const bytes = (value: unknown) => JSON.stringify(value);

/** In every other history the brand's setting of T reaches the outputs, which it should not. */
const histories = fc.boolean().chain(randomHistory);

/** The first so many of them that match; the rest is not played. */
function firstFew<T>(all: readonly T[], howMany: number, matches: (one: T) => boolean): T[] {
  const found: T[] = [];
  for (const one of all) {
    if (matches(one)) found.push(one);
    if (found.length === howMany) break;
  }
  return found;
}

function hold(runs: number, check: (history: History) => void): void {
  const property = fc.property(histories, (history) => {
    check(history);
  });
  fc.assert(property, { seed, numRuns: howOften(runs) });
}

describe('over all outputs of a history', () => {
  test('no numbers of a column isolate fewer than T people', () =>
    hold(250, (history) => expect(findLeaks(play(history), thresholdOf(history))).toEqual([])));

  test('atoms are only ever added', () =>
    hold(80, (history) => {
      const outputs = play(history);
      for (const [index, { ledger }] of outputs.slice(1).entries()) {
        const { atoms } = outputs[index]!.ledger;
        expect(ledger.atoms.slice(0, atoms.length)).toEqual(atoms);
      }
    }));

  test('marks are means of whole groups as they are told, and nothing else enters the totals', () =>
    hold(80, (history) => {
      for (const output of play(history)) {
        for (const competence of output.content.competenceMarkList) {
          const due = groupsDue(output, `competence:${competence.competenceId}`);
          const others = due.filter(({ types }) => types[0] !== 'employee');
          expect(nine(competence.participantList)).toEqual(nine(due));
          expect(nine(competence.otherParticipantMark)).toBe(nine(overallDue(others)));
          expect(nine(competence.totalMark)).toBe(nine(overallDue(due)));
          if (output.content.kind === 'interim') {
            expect(competence.agreement).toBeNull();
            expect(competence.questionMarkList).toEqual([]);
          }
        }
      }
    }));
});

describe('when access to the report passes from one to another', () => {
  /** Groups that were shown with fewer than T people who could never open the report up to then. */
  const thinAtoms = (history: History, remembering?: { forgets: boolean }) => {
    const readers = new Set<string>();
    return play(history, makeReport, remembering).flatMap(({ input, ledger }, index, outputs) => {
      for (const { name, opensReport } of input.assignments) {
        if (opensReport) readers.add(sheetId(Number(name.match(/\d+/)![0])));
      }
      const old = outputs[index - 1]?.ledger.atoms.length ?? 0;
      return ledger.atoms
        .slice(old)
        .filter(
          ({ sheets }) =>
            sheets.filter((id) => !readers.has(id)).length < history.anonymityThreshold,
        );
    });
  };

  test('every group holds T people who could not open it, then or before', () =>
    fc.assert(
      fc.property(withAccessChanges(), (history) => {
        expect(thinAtoms(history)).toEqual([]);
      }),
      { seed, numRuns: howOften(300) },
    ));

  test('as it would not, were earlier readers forgotten', () => {
    const samples = fc.sample(withAccessChanges(), { seed, numRuns: howOften(300) });
    const isThin = (history: History) => thinAtoms(history, { forgets: true }).length > 0;
    expect(firstFew(samples, 5, isThin)).toHaveLength(5);
  });
});

describe('no byte of any output changes', () => {
  test('with the marks of sheets that are not shown', () =>
    hold(60, (history) => {
      const outputs = play(history);
      for (const [index, { content }] of outputs.entries()) {
        const changed = play(withUnshownChanged(history, outputs[index]!));
        expect(bytes(changed.slice(0, index).map((each) => each.content))).toBe(
          bytes(outputs.slice(0, index).map((each) => each.content)),
        );
        expect(bytes(changed[index]!.content)).toBe(bytes(content));
      }
    }));

  test('when sheets of an atom swap their answers', () =>
    hold(100, (history) => {
      const outputs = play(history);
      const swapped = play(swapInsideAtoms(history, outputs.at(-1)!));
      expect(bytes(swapped.map(({ content }) => content))).toBe(
        bytes(outputs.map(({ content }) => content)),
      );
    }));
});

describe('the attack finds what each plausible mistake gives away', () => {
  const samples = fc.sample(randomHistory(false), { seed, numRuns: 300 });

  test.each(Object.entries(mutants))('%s', (name, mutant) => {
    // Only the access holders themselves gain when they are counted.
    const telling = name === 'access holders counting' ? ['access holders'] : ['anybody'];
    const killing = firstFew(samples, 5, (history) =>
      findLeaks(play(history, mutant), history.anonymityThreshold).some(({ seenBy }) =>
        telling.includes(seenBy),
      ),
    );
    expect(killing).toHaveLength(5);
  });

  test('in histories that show something early, late and merged', () => {
    const cells = samples.flatMap((history) =>
      play(history).flatMap(({ content }, index) =>
        content.competenceMarkList.flatMap(({ participantList }) =>
          participantList
            .filter(({ types }) => types[0] !== 'supervisor' && types[0] !== 'employee')
            .map(({ types }) => ({ kind: content.kind, index, merged: types.length > 1 })),
        ),
      ),
    );
    const many = samples.length / 4;
    expect(cells.filter(({ kind }) => kind === 'interim').length).toBeGreaterThan(many);
    expect(cells.filter(({ kind, index }) => kind === 'final' && index > 0).length).toBeGreaterThan(
      many,
    );
    expect(cells.filter(({ merged }) => merged).length).toBeGreaterThan(many);
  });
});
