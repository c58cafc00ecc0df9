// Japanese words that appear only on a record, which the server draws.
import type { record as es } from '../../es/desk/record.ts';

export const record: Readonly<Record<keyof typeof es, string>> = {
  'record.no-answer': '回答なし',
  'record.marked': '印付き',
  'record.original': '変更前',
  'record.current': '現在',
  'record.changed-by': '{by}、{moment}',
  'record.page': '{page}／{pages}ページ',
  'record.appointment': '予約',
  'record.evidence': '訪問の記録',
  'record.scan-record': 'コードを読み取ると記録書をダウンロードできます',
  'record.scan-state': 'コードを読み取ると手続きの状況を確認できます',
  'record.scan-form': 'スマートフォンのカメラでコードを読み取り、フォームに回答してください',
  'record.picture-broken': '画像を表示できませんでした',
  'record.file-missing': 'ファイルがありません',
  'record.continues':
    '記録書には続きがあります。記録書は{pages}ページまでです。回答の全体はシステムで確認できます。',
  'record.row': '番号',
};
