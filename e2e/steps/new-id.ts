// Ids of what journeys store: drawn anew each time, as browsers do it, so that journeys at the same moment never share one.

export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 20);
