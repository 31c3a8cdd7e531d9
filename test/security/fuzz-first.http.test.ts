import { fuzz } from './fuzz.ts';

fuzz(0);
