// What the queries of incident areas and types have in common: the areas show how many types they have.
export const REGISTER_QUERIES = 'incident-register';
