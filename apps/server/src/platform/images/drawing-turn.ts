// All drawing of pictures in this process: two at a time, each on one thread. So many pictures together still
// leave threads for everything else that needs them, such as opening database connections.
// rules: X27.09
import sharp from 'sharp';
import { limitConcurrency } from '../concurrency-limit.ts';

sharp.concurrency(1);

export const drawingTurn = limitConcurrency(2);
