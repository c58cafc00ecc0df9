// The style sheets of the component library in tests. Nothing is laid out there, so hardly any test reads them, and parsing each of
// hundreds, and searching the page with them in it, took an eighth of the time of a page's tests.

const isOfLibrary = (node: Node) => node instanceof HTMLStyleElement && node.dataset['emotion'] !== undefined;

/** Where they are added: the library puts each into the head of the page. */
const ADDING = 'insertBefore';

export function leaveStylesOut(): void {
  const { head } = document;
  const add = head[ADDING].bind(head);
  head[ADDING] = (node, before) => (isOfLibrary(node) ? node : add(node, before));
}

/** From here on they are read, in a file whose tests ask how something is shown: called before anything is drawn. */
export function readStyles(): void {
  Reflect.deleteProperty(document.head, ADDING);
}
