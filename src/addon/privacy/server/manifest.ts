import { renderErasureDue } from './erasure/letters.ts';
import { routes as erasure } from './erasure/routes.ts';
import { erasePerson } from './erasure/tasks.ts';
import { renderDataReady } from './own/letters.ts';
import { routes as myData } from './own/routes.ts';
import { routes as processing } from './processing/routes.ts';
import { renderTermOver } from './terms/letters.ts';
import { keepTerms } from './terms/tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Erases a former person, a day after an administrator asked for it (rule 114). */
    'erase-person': { brandId: string; erasureId: string };
    /** Announces and deletes reports whose term is over (rule 113). */
    'keep-terms': ByClock;
  }
}

export const manifest = {
  routes: [...erasure, ...myData, ...processing],
  tasks: { 'erase-person': erasePerson, 'keep-terms': keepTerms },
  cron: { 'keep-terms': '25 2 * * *' },
  letters: { erasureDue: renderErasureDue, dataReady: renderDataReady, termOver: renderTermOver },
};
