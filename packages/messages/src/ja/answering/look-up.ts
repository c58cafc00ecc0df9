// Japanese texts of the look-ups by code.
import type { lookUp as es } from '../../es/answering/look-up.ts';

export const lookUp: Readonly<Record<keyof typeof es, string>> = {
  'look-up.search': '検索',
  'look-up.code-help': '大文字と小文字を区別して入力してください。',
  'look-up.working': '検索しています… 数秒かかることがあります。',
  'look-up.record-title': '記録書の照会',
  'look-up.record-text': '記録書に記載されているダウンロードコードを入力してください。',
  'look-up.record-code': '記録書のコード',
  'look-up.record-date': '回答日',
  'look-up.record-date-help':
    'このコードは短いため、記録書の表示には日付（日/月/年、DD/MM/AAAA）も必要です。日付は記録書の回答コードの横に記載されています。',
  'look-up.record-date-wrong': '日付を日/月/年（DD/MM/AAAA）で入力してください（例：25/03/2026）。',
  'look-up.record-done': '記録書をダウンロードしました',
  'look-up.record-failed': '記録書のダウンロード中にエラーが発生しました',
  'look-up.state-title': '手続きの状況の照会',
  'look-up.state-text': 'フォームの送信時に受け取ったコードを入力してください。',
  'look-up.state-code': '手続きのコード',
  'look-up.state-failed': '状況の照会中にエラーが発生しました。もう一度お試しください。',
};
