// Japanese texts about choosing day and hour of an appointment.
import type { booking as es, bookingProblems as esProblems } from '../../es/answering/booking.ts';

export const booking: Readonly<Record<keyof typeof es, string>> = {
  'booking.intro': '日と時間を選んでください。確定すると予約が成立します。',
  'booking.day': '日',
  'booking.choose-day': '日を選んでください',
  'booking.day-left': '{day}：空き{count}件',
  'booking.day-left.one': '{day}：空き{count}件',
  'booking.hour': '時間',
  'booking.confirm': '予約を確定する',
  'booking.confirming': '確定しています…',
  'booking.loading': '空いている時間を探しています…',
  'booking.none':
    '現在、空いている時間はありません。後でもう一度お試しになるか、自治体にお問い合わせください。',
  'booking.day-full': 'その日に空いている時間はもうありません。別の日を選んでください。',
  'booking.missing': '日と時間を選んでください。',
  'booking.failed': '空いている時間を読み込めませんでした。',
  'booking.booked': 'ご予約は{day}の{hour}です。',
  'booking.address': '場所：{address}',
  'booking.calendar': 'カレンダーに保存する',
  'booking.move-intro':
    '別の日と時間を選んでください。新しい予約を確定するまで、今の予約はそのまま残ります。',
  'booking.change': '予約を変更または取り消す',
  'booking.change-cancelled': '別の予約を取る',
  'booking.was': '{day}の{hour}のご予約は取り消されました。',
  'booking.again-intro':
    '別の予約を取ることができます。日と時間を選んでください。確定すると予約が成立します。',
  'booking.until': '{hours}時間前まで変更または取り消しができます。',
  'booking.move': '別の日時を選ぶ',
  'booking.keep': 'このままにする',
  'booking.cancel': '予約を取り消す',
  'booking.cancel-title': '予約を取り消しますか？',
  'booking.cancel-text': '{day}の{hour}の予約は、ほかの方が取れるようになります。',
  'booking.cancelling': '取り消しています…',
  'booking.change-failed': '予約を変更できませんでした。もう一度お試しください。',
  'booking.reading': 'ご予約を探しています…',
};

export const bookingProblems: Readonly<Record<keyof typeof esProblems, string>> = {
  'problem.appointment-link-gone':
    'このリンクは使えません。予約が終わったか、アドレスが不完全です。最後に届いたメールから開いてください。',
  'problem.appointment-too-late':
    '予約の時間が近いため、ここでは変更も取り消しもできません。お越しになれない場合は、自治体にお問い合わせください。',
  'problem.appointment-changed': 'その間に予約が変わりました。現在の予約は次のとおりです。',
};
