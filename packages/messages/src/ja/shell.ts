// Japanese texts around every screen, including public ones.
import type { shell as es } from '../es/shell.ts';

export const shell: Readonly<Record<keyof typeof es, string>> = {
  'shell.product': 'Constancia',
  'shell.skip-to-content': '本文へ移動',
  'shell.language': '言語',
  'shell.loading': '読み込み中…',
  'shell.retry': '再試行',
  'shell.not-opened': 'このページを開けませんでした',
  'shell.close': '閉じる',
  'shell.crash': '申し訳ございません。問題が発生しました…',
  'shell.crash-kept': 'フォームに入力した内容は、この端末に保存されています。',
  'shell.reload': '再読み込み',
  'shell.crash-home': 'ホームへ戻る',
  'shell.offline': 'サーバーに接続できません。接続を確認して、もう一度お試しください。',
  'shell.timeout': 'サーバーから時間内に応答がありませんでした。もう一度お試しください。',
  'shell.demonstration': 'デモ環境です。データは架空のものです。実際の情報を入力しないでください。',
  'shell.demonstration-name': 'デモ環境のお知らせ',
  'shell.language.en': 'English',
  'shell.language.ca': 'Español (Centroamérica)',
  'shell.language.es': 'Español',
  'shell.language.pt': 'Português',
  'shell.language.gl': 'Galego',
  'shell.language.ek': 'Euskara',
  'shell.language.ot': 'その他',
};
