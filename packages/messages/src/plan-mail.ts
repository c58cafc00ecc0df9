// The e-mail of the morning about work orders: how many are overdue and due on the day, the first of them, and a link.
// rules: X34.37, X39.56
import type { MailContent } from '@constancia/domain/mail/mail-content.ts';
import { fill } from './fill.ts';
import { catalogueOf, writtenLanguage } from './languages.ts';
import { countsAsOne } from './plural.ts';
import { paperTexts } from './paper-texts.ts';

export interface PlanMailInput {
  readonly language: string;
  readonly municipality: string;
  /** How many there are; `orders` may be fewer. */
  readonly overdue: number;
  readonly today: number;
  readonly orders: readonly {
    readonly where: string;
    readonly form: string;
    /** YYYY-MM-DD */
    readonly dueOn: string;
    readonly isOverdue: boolean;
  }[];
  readonly url: string;
}

export function planMail({ language, municipality, overdue, today, orders, url }: PlanMailInput): {
  readonly subject: string;
  readonly content: MailContent;
} {
  const words = paperTexts(language).mailMessage;
  const isOne = countsAsOne(catalogueOf(language));
  const subject = fill(
    words[isOne(overdue) ? 'mail-message.plan-subject.one' : 'mail-message.plan-subject'],
    { overdue, today },
  );
  const pair = (label: string, text: string, href = '') =>
    ({ type: 'pair', label, values: [{ text, href }] }) as const;
  const lines = (isOverdue: boolean) =>
    orders
      .filter((order) => order.isOverdue === isOverdue)
      .map(({ where, form, dueOn }) => pair(where, `${form} · ${dueOn.split('-').toReversed().join('/')}`));
  const more = overdue + today - orders.length;
  const blocks = [
    { title: words['mail-message.plan-overdue'], lines: lines(true) },
    { title: words['mail-message.plan-today'], lines: lines(false) },
  ];
  return {
    subject,
    content: {
      language: writtenLanguage(catalogueOf(language)),
      title: subject,
      municipality,
      paragraphs: [
        words['mail-message.plan-intro'],
        ...(more > 0
          ? [
              fill(words[isOne(more) ? 'mail-message.plan-more.one' : 'mail-message.plan-more'], {
                count: more,
              }),
            ]
          : []),
      ],
      message: null,
      blocks: [
        ...blocks.filter((block) => block.lines.length > 0),
        { title: '', lines: [pair(words['mail-message.plan-link'], url, url)] },
      ],
      footer: words['mail-message.plan-footer'],
    },
  };
}
