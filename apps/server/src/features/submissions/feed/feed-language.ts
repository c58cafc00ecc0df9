// The language of every feed: what a municipality sees first, because columns and words would change with the reader otherwise.
// rules: X38.81

export const FEED_LANGUAGE = 'es';
