import type { Command } from '#app/operator/server/command.ts';
import { asOperator } from '#app/operator/server/state.ts';
import { listSharing } from './upgrade-queries.ts';

export const checkUpgradeCommand: Command = {
  usage: `
      says what this version will not show any more once it has taken over; changes nothing, and the product may be running`,
  words: 0,
  options: {},
  database: 'as it is',
  run: async ({ url, say }) => {
    const sharing = await asOperator(url, listSharing);
    if (sharing.length === 0) return say('Nothing that is shown today will be kept back.');
    say('These assessments ask some of the same raters about one person. Of the first, the report');
    say('about that person will not show colleagues, customers and subordinates:');
    for (const { brand, number, name, sharesWith } of sharing)
      say(`${brand}: #${number}, ${name}; beside ${sharesWith.map((one) => `#${one}`).join(', ')}`);
  },
};
