import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FactorAddedBy, factorAddedBy, getFactorList } from '#core/factor/contract/factor.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { Factors } from './factors.tsx';

async function open(addedBy: FactorAddedBy) {
  signInAs('ROLE_HR');
  const none = { data: [], trustedList: [], recoveryLeft: 0, isWanted: true };
  fakeServer().answers(getFactorList, { ...none, addedBy });
  draw(<Factors />);
  await screen.findByText(t('factor.settings.none'));
}

/** Who came in by a company's provider may have to sign in anew to add one (rule 111). */
test.each(factorAddedBy)(
  'added by %s: either the button or what to do instead',
  async (addedBy) => {
    await open(addedBy);
    const note = screen.queryByRole('note')?.textContent;
    const button = screen.queryByRole('button', { name: t('factor.settings.add') });
    const isHere = addedBy === 'session';
    expect(note).toBe(isHere ? undefined : t(`factor.settings.addedBy.${addedBy as 'ownSignIn'}`));
    expect(button !== null).toBe(isHere);
  },
);
