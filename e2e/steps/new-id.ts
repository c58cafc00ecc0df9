// Creates ids for what journeys store. They are random, as in the browser, so that parallel journeys never share one.

export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 20);
