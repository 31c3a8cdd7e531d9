import type { Locale } from '#platform/texts/t.ts';
import { mailLetIn } from './let-in.ts';
import { renderFactor, renderFactorWanted, renderMailCode } from './letters.ts';
import { routes as factor } from './routes.ts';
import { mailCode, tellFactor } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Mails a code to somebody who proves by it that they read the account's mail. */
    'mail-code': { brandId: string; accountId: string };
    /**
     * Mails a code that makes a device known, if the e-mail has an account. It runs after the answer, so the
     * answer gives nothing away (rule 2).
     */
    'let-in': { email: string; locale?: Locale | undefined; host: string };
  }
}

export const manifest = {
  routes: factor,
  tasks: { 'tell-factor': tellFactor, 'mail-code': mailCode, 'let-in': mailLetIn },
  letters: { factor: renderFactor, mailCode: renderMailCode, factorWanted: renderFactorWanted },
};
