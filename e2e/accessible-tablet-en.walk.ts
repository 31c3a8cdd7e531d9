import { mainTours, walkEveryScreen } from './every-screen.ts';
import { looks } from './visitor.ts';

walkEveryScreen(looks.tabletEn, mainTours);
