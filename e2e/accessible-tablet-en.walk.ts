import { looks } from './lane/visitor.ts';
import { mainTours, walkEveryScreen } from './tour/every-screen.ts';

walkEveryScreen(looks.tabletEn, mainTours);
