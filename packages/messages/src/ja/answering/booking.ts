// Japanese texts about choosing day and hour of an appointment.
import type { booking as es } from '../../es/answering/booking.ts';

export const booking: Readonly<Record<keyof typeof es, string>> = {
  'booking.intro': '日と時間を選んでください。確定すると予約が成立します。',
  'booking.day': '日',
  'booking.choose-day': '日を選んでください',
  'booking.day-left': '{day}：空き{free}件',
  'booking.hour': '時間',
  'booking.confirm': '予約を確定する',
  'booking.confirming': '確定しています…',
  'booking.loading': '空いている時間を探しています…',
  'booking.none':
    '現在、空いている時間はありません。後でもう一度お試しになるか、自治体にお問い合わせください。',
  'booking.missing': '日と時間を選んでください。',
  'booking.failed': '空いている時間を読み込めませんでした。',
  'booking.booked': 'ご予約は{day}の{hour}です。',
  'booking.address': '場所：{address}',
  'booking.calendar': 'カレンダーに保存する',
};
