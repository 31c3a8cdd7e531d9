import { router } from '#web/app/route/router.ts';
import { followPages, listenForErrors, tellError } from './watch.ts';

listenForErrors();
followPages(router);

export { tellError };
