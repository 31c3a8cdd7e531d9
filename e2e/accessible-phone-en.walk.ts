import { allTours, legalTour, routesRead, walkEveryScreen } from './every-screen.ts';
import { looks } from './visitor.ts';

walkEveryScreen(looks.phoneEn, [...allTours, legalTour, routesRead]);
