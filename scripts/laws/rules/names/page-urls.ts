// The URLs of the pages are in one table, which the browser's router and the server read; a link is built from the
// name of its page. A URL written out elsewhere would break when the table changes.
// rules: X30.12

import { isProduct, type Law, offendingNodes } from '../../reading/law.ts';
import { literalText } from '../../reading/syntax.ts';

const PAGES =
  /^(\/(listar|ver|contestar|editar|cis|publico|ciudadano|respuestas?|misRespuestas|correctForm|pagos|pago-exitoso|pago-denegado|estadisticas|historial|borradores|envios|vista-previa|actas)(\/|$|\?)|\/home$)/;

export const pageUrls: Law = {
  name: 'page-urls',
  why: 'build it with pathOf of domain/pages/path-of.ts, from the name of the page.',
  appliesTo: (path) => /^apps\/(web|server)\/src\//.test(path) && isProduct(path),
  check: (file) =>
    offendingNodes(file, (node) => {
      const text = literalText(node);
      return text !== undefined && PAGES.test(text) ? `the URL ${text.slice(0, 40)}` : undefined;
    }),
};
