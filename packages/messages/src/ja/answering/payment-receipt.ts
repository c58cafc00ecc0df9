// Japanese words of a payment receipt, which the server draws.
import type { paymentReceipt as es } from '../../es/answering/payment-receipt.ts';

export const paymentReceipt: Readonly<Record<keyof typeof es, string>> = {
  'payment-receipt.title': '領収書',
  'payment-receipt.trial': '試験用の文書です。料金は請求されていません。',
  'payment-receipt.amount': '金額',
  'payment-receipt.order-number': '注文番号',
  'payment-receipt.operation': '取引番号',
  'payment-receipt.paid-at': '支払日',
  'payment-receipt.authorisation': '承認番号',
  'payment-receipt.full-name': '氏名',
  'payment-receipt.dni': '身分証番号',
  'payment-receipt.email': 'メールアドレス',
  'payment-receipt.phone': '電話番号',
  'payment-receipt.event': '件名',
  'payment-receipt.event-date': '日時',
  'payment-receipt.address': '住所',
  'payment-receipt.other-seat': '別の席（自治体が用意した席）',
  'payment-receipt.section': '区分',
  'payment-receipt.quantity': '数量',
  'payment-receipt.price': '単価',
  'payment-receipt.ticket': '入場券',
  'payment-receipt.ticket-note':
    '入場の際にコードを提示してください。入場券は1枚につき1回だけ使えます。この文書を他人に渡さないでください。',
  'payment-receipt.ticket-of': '入場券 {seat}／{count}',
  'payment-receipt.promotion': '割引',
};
