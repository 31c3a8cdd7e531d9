import { routes as event } from './event/routes.ts';
import { renderNews, renderSlackNews } from './news.ts';
import { routes as notification } from './routes.ts';
import { tellNews } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Passes notifications on by letter and Slack. */
    'tell-news': { brandId: string };
  }
}

export const manifest = {
  routes: [...notification, ...event],
  tasks: { 'tell-news': tellNews },
  letters: { news: renderNews },
  slack: { news: renderSlackNews },
};
