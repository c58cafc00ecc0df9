// Japanese words of the e-mails that citizens receive. Those about accounts go to staff only and are English.
// rules: P1.19, A4.43
import type { mailMessage as es } from '../es/mail-message.ts';

export const mailMessage = {
  'mail-message.intro': '自治体に登録された回答の写しをお送りします。',
  'mail-message.message-from': '{name}さんからのメッセージ',
  'mail-message.record-attached': '記録書の全文をPDFで添付しています。',
  'mail-message.record-too-large':
    '記録書のPDFは大きすぎるため添付できません。回答のコードを添えて自治体にご請求ください。',
  'mail-message.footer':
    '自治体の職員がこのメールアドレスを指定したため、お送りしています。このアドレスに返信しないでください。届いたメールは読まれません。',
  'mail-message.revision-subject': '回答の見直しのお願い',
  'mail-message.revision-intro':
    '自治体が回答を確認し、一部の訂正をお願いしています。リンクから入り、訂正して、もう一度送信してください。ほかの回答はそのまま残ります。',
  'mail-message.revision-message': '自治体からのメッセージ',
  'mail-message.revision-answer': '回答',
  'mail-message.revision-code': 'コード',
  'mail-message.revision-questions': '訂正する回答の数',
  'mail-message.revision-link': '今すぐ訂正する',
  'mail-message.revision-life':
    'リンクは訂正を送信するまで、最長30日間有効です。他人に渡さないでください。リンクを持つ人は、あなたとして入ることができます。',
  'mail-message.revision-footer':
    '回答にこのメールアドレスが記載されていたため、お送りしています。このアドレスに返信しないでください。届いたメールは読まれません。',
  'mail-message.revision-due': '回答の期限',
  'mail-message.recall-subject': '回答の見直しは不要になりました',
  'mail-message.recall-intro':
    '自治体が見直しの依頼を取り下げました。訂正の必要はなく、お送りしたリンクは使えなくなりました。回答はそのまま残ります。',
  'mail-message.acceptance-subject': '訂正が承認されました',
  'mail-message.acceptance-intro': '自治体が訂正を承認しました。これ以上の手続きは必要ありません。',
  'mail-message.appointment-booked': 'ご予約が確定しました',
  'mail-message.appointment-booked-intro':
    'お選びいただいた日時にお越しください。カレンダーに保存できるように予約を添付しています。',
  'mail-message.appointment-moved': 'ご予約の日時が変わりました',
  'mail-message.appointment-moved-intro':
    '今後のご予約の日時は次のとおりです。カレンダーを更新できるように予約を添付しています。',
  'mail-message.appointment-cancelled': 'ご予約は取り消されました',
  'mail-message.appointment-cancelled-intro':
    'その日時のご予約はなくなりました。リンクから別の予約を取ることができます。',
  'mail-message.appointment-reminder': 'ご予約のお知らせ',
  'mail-message.appointment-reminder-intro':
    'ご予約の日時にお待ちしています。お越しになれない場合は、ほかの方が利用できるように予約を取り消してください。',
  'mail-message.appointment-reminder-late': 'ご予約の日時にお待ちしています。',
  'mail-message.appointment-too-late':
    '予約の時間が近いため、リンクからは変更も取り消しもできません。お越しになれない場合は、自治体にお問い合わせください。',
  'mail-message.appointment-see-link': '予約を見る',
  'mail-message.appointment-link-life':
    'リンクからご予約を変更または取り消すことができます。他人に渡さないでください。リンクを持つ人は、あなたの代わりに操作できます。',
  'mail-message.appointment-change-link': '変更または取り消し',
  'mail-message.appointment-again-link': '別の予約を取る',
  'mail-message.appointment-day': '日',
  'mail-message.appointment-hour': '時間',
  'mail-message.appointment-agenda': '窓口',
  'mail-message.appointment-address': '場所',
} as const satisfies Partial<Record<keyof typeof es, string>>;
