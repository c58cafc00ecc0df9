// The only file that reads the clock; everything else takes the time, or a Clock, as a parameter.

export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
