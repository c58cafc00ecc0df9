// The copy as plain text, for programs and people that do not read HTML.
// rules: A4.43
import type { MailBlock, MailContent, MailLine, MailValue } from './mail-content.ts';

export function mailText(content: MailContent): string {
  const { title, municipality, paragraphs, message, blocks: particulars, footer } = content;
  return [
    title,
    municipality,
    ...paragraphs,
    ...(message ? [`${message.heading}:\n${message.text}`] : []),
    ...particulars.map(blockText),
    `-- \n${footer}`,
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function blockText({ title, lines }: MailBlock): string {
  const heading = title === '' ? [] : [title, '='.repeat(Math.min([...title].length, RULE_MAX))];
  return [...heading, ...lines.map(lineText)].join('\n');
}

/** Longest line under a title, characters. */
const RULE_MAX = 72;

function lineText(line: MailLine): string {
  if (line.type === 'heading') return `\n${line.text}`;
  const [first = '', ...more] = line.values.map(valueText);
  // A list stands below its question as a whole.
  return more.length === 0 ? `${line.label}: ${first}` : [`${line.label}:`, first, ...more].join('\n  ');
}

function valueText({ text, href }: MailValue): string {
  return href === '' || href === text ? text : `${text} <${href}>`;
}
