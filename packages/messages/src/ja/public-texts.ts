// Japanese: incomplete, and not offered in the picker. Missing texts are shown in English (R9.33).
import type { PublicTexts } from '../es/texts.ts';

export const japanese: Partial<PublicTexts> = {
  'shell.demonstration': 'デモ環境です。データは架空のものです。実際の情報を入力しないでください。',
  'shell.demonstration-name': 'デモ環境のお知らせ',
  'shell.loading': '読み込み中…',
  'shell.retry': '再試行',
  'shell.close': '閉じる',
  'answering.title': 'フォームに回答する',
  'answering.required': '(必須)',
  'answering.yes': 'はい',
  'answering.no': 'いいえ',
  'answering.search': '検索',
  'answering.send': '送信',
  'answering.checking':
    '送信が集中しています。送信の前にこの端末で確認を行います。1分ほどかかることがあります。',
  'answering.sending': '送信中…',
  'issue.answer-required': '* 回答は必須です',
};
