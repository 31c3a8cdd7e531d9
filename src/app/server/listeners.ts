import { endWaiting } from '#addon/source/server/tell.ts';
import { tellHooks } from '#addon/webhook/server/tell.ts';
import { listen } from '#platform/server/happened.ts';

listen(tellHooks);
listen(endWaiting);
