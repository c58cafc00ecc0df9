/** First key of the queries of areas and of types: the areas show how many types they have. */
export const REGISTER_QUERIES = 'incident-register';
