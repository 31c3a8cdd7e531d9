import { isLong } from '#test/how-long.ts';
import { looks } from './lane/visitor.ts';
import { allTours, routeTours, shortTours, walkEveryScreen } from './tour/every-screen.ts';

walkEveryScreen(looks.desktopRu, isLong ? [...allTours, ...routeTours] : shortTours);
