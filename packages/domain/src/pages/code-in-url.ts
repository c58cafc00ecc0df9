// The name under which a URL brings a code to the page that looks it up: links of our pages, and the QR codes of papers.
// rules: X36.03, X36.47
export const CODE_IN_URL = 'codigo';
