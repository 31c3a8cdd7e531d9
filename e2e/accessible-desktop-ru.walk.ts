import { looks } from './lane/visitor.ts';
import { allTours, routesRead, walkEveryScreen } from './tour/every-screen.ts';

walkEveryScreen(looks.desktopRu, [...allTours, routesRead]);
