import { looks } from './lane/visitor.ts';
import { allTours, legalTour, routesRead, walkEveryScreen } from './tour/every-screen.ts';

walkEveryScreen(looks.phoneEn, [...allTours, legalTour, routesRead]);
