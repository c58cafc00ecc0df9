// The lines that show a public form in a page of another site, to copy.
// rules: X38.29
import { t } from '../../../../platform/texts.ts';
import { TextToCopy } from '../fields/text-to-copy.tsx';

const linesOf = (formId: string) =>
  `<script src="${location.origin}/constancia-form.js" defer></script>\n<constancia-form form="${formId}"></constancia-form>`;

export function EmbedLines({ formId }: { readonly formId: string }) {
  return <TextToCopy label={t('editor.embed')} text={linesOf(formId)} help={t('editor.embed-help')} />;
}
