import { allTours, routesRead, walkEveryScreen } from './every-screen.ts';
import { looks } from './visitor.ts';

walkEveryScreen(looks.desktopRu, [...allTours, routesRead]);
