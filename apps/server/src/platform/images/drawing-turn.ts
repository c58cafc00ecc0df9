// All drawing of pictures in this process, two at a time, each on one thread: pictures that arrive together leave room
// for everything else that runs on the threads of the process, such as letting new database connections in.
// rules: X27.09
import sharp from 'sharp';
import { limitConcurrency } from '../concurrency-limit.ts';

sharp.concurrency(1);

export const drawingTurn = limitConcurrency(2);
