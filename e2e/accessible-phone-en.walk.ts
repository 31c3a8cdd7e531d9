import { looks } from './lane/visitor.ts';
import { allTours, legalTour, routeTours, walkEveryScreen } from './tour/every-screen.ts';

walkEveryScreen(looks.phoneEn, [...allTours, legalTour, ...routeTours]);
