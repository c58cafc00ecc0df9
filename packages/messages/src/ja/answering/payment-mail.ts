// Japanese words of the mails to a buyer, which the server writes.
import type { paymentMail as es } from '../../es/answering/payment-mail.ts';

export const paymentMail: Readonly<Record<keyof typeof es, string>> = {
  'payment-mail.paid-title': 'お支払いが承認されました',
  'payment-mail.paid-text':
    '領収書をPDFで添付しました。入場の際に必要になることがありますので、保管してください。',
  'payment-mail.late-title': 'お支払いは完了しましたが、席が残っていません',
  'payment-mail.late-text':
    '銀行がお支払いを承認した時点で、席はすでに完売していました。自治体が代金を返金するか、別の席をご案内します。もう一度支払わないでください。',
  'payment-mail.late-contact': 'ご不明な点は、注文番号を添えて{municipality}までお問い合わせください。',
  'payment-mail.code': '回答のコード',
  'payment-mail.footer':
    '購入の際にこのメールアドレスが入力されたため、お送りしています。このアドレスに返信しないでください。届いたメールは読まれません。',
};
