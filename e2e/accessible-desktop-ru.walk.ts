import { isLong } from '#test/how-long.ts';
import { looks } from './lane/visitor.ts';
import { allTours, routesRead, shortTours, walkEveryScreen } from './tour/every-screen.ts';

walkEveryScreen(looks.desktopRu, isLong ? [...allTours, routesRead] : shortTours);
