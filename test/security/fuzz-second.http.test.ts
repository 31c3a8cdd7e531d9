import { fuzz } from './fuzz.ts';

fuzz(1);
