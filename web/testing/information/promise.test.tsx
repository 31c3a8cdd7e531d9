import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { participantTypes } from '#contract/rules/methods.ts';
import { speak } from '#i18n/speak.ts';
import { TextsProvider } from '#web/ui/base/texts.tsx';
import { AnonymityPromise } from './promise.tsx';

function said(given: Parameters<typeof AnonymityPromise>[0], locale: 'ru' | 'en' = 'en'): string {
  return renderToStaticMarkup(
    <TextsProvider value={{ t: speak[locale], locale }}>
      <AnonymityPromise {...given} />
    </TextsProvider>,
  );
}

it.each(['colleague', 'customer', 'subordinate'] as const)(
  'promises a %s in an anonymous questionary all of rule 26',
  (participantType) => {
    const text = said({ isAnonymous: true, anonymityThreshold: 4, participantType });
    for (const part of [
      'only averaged over at least 4 people, plus whether opinions differ',
      'No earlier report of this questionary and no changed setting separates them later',
      'People who may open the report do not count among the 4',
      'roles are joined, or nothing is shown',
      'Who has answered, and who has not, is visible',
      'Marks of supervisors and of the person themself are shown as such',
      'Texts appear word for word; your style may be recognised',
      'If everyone gives the same mark, it is known',
    ]) {
      expect(text).toContain(part);
    }
    const russian = said({ isAnonymous: true, anonymityThreshold: 4, participantType }, 'ru');
    expect(russian).toContain('не менее чем по 4 людям');
    expect(russian).toContain('в эти 4 не входят');
  },
);

it.each(participantTypes)(
  'promises no anonymity to a %s where there is none',
  (participantType) => {
    const text = said({ isAnonymous: false, anonymityThreshold: 4, participantType });
    expect(text).not.toContain('averaged');
    expect(text).toContain('word for word');
  },
);

it('tells supervisors and the person themself that they are shown as such', () => {
  const given = { isAnonymous: true, anonymityThreshold: 4 };
  expect(said({ ...given, participantType: 'supervisor' })).toContain('as the supervisor’s');
  expect(said({ ...given, participantType: 'employee' })).toContain('as the self-assessment');
  expect(said({ ...given, participantType: 'supervisor' })).not.toContain('averaged');
});
