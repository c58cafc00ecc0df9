// The only place that reads the clock; everything else takes the moment, or a Clock, as a parameter.

export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
