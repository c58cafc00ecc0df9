// Japanese texts about the appointment that a submission leads to.
import type { appointments as es } from '../../es/answering/appointments.ts';

export const appointments: Readonly<Record<keyof typeof es, string>> = {
  'appointment.title': 'ご予約',
  'appointment.agenda': '窓口：{agenda}',
  'appointment.continue-text': '手続きを終えるには、予約の日時を選んでください。',
  'appointment.continue': '予約へ進む',
  'appointment.opening': '予約のページを開いています…',
  'appointment.arranged': '自治体が予約の日時を決めてご連絡します。回答のコードを控えておいてください。',
};
