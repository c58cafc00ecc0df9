// Japanese texts of a form while a person answers it.
import type { answering as es } from '../../es/answering/answering.ts';

export const answering: Readonly<Record<keyof typeof es, string>> = {
  'answering.title': 'フォームに回答する',
  'answering.page-title': '{form} · フォームに回答する',
  // Steps
  'answering.steps': '手順',
  'answering.step': '手順 {number}／{total}：{name}',
  'answering.step-questions': '質問',
  'answering.step-signatures': '署名',
  'answering.not-all-loaded':
    'この部分を読み込めませんでした。接続が回復すると自動的に読み込まれます。その間も、ほかの部分に回答できます。',
  'answering.next': '次へ',
  'answering.back': '戻る',
  // Sections
  'answering.section': 'セクション {number}',
  'answering.expand-all': 'セクションをすべて開く',
  'answering.collapse-all': 'セクションをすべて閉じる',
  'answering.missing.one': '必須の回答が{count}件残っています',
  'answering.missing': '必須の回答が{count}件残っています',
  'answering.section-complete': '完了',
  'answering.no-questions': 'このフォームには、まだ質問がありません。',
  // Questions
  'answering.required': '(必須)',
  'answering.error': 'エラー：',
  'answering.yes': 'はい',
  'answering.no': 'いいえ',
  'answering.clear-choice': '選択を取り消す',
  'answering.help-integer': '数字だけを入力してください。点やコンマは使えません。',
  'answering.help-decimal': '数字だけを入力してください。小数点にはコンマを使います（例：12,50）。',
  'answering.help-date': '日、月、年の順に入力してください（例：25/03/2026）。',
  'answering.help-time': '時と分を入力してください（例：09:30）。',
  'answering.help-link': 'ウェブアドレスを入力してください（例：https://www.ejemplo.org）。',
  'answering.help-multiple': '複数選択できます。',
  'answering.help-comment': 'コメント（任意）',
  'answering.help-conditions': '該当するものを選択してください。',
  'answering.help-single-condition':
    '1つだけ選択してください。ほかの項目を選ぶときは、先に現在の選択を外してください。',
  'answering.new-tab': '(新しいタブで開きます)',
  'answering.search': '検索',
  'answering.search-options': '選択肢を検索：{question}',
  'answering.options-found': '見つかった選択肢：{count}件',
  'answering.without-options': 'この質問にはまだ選択肢がありません。',
  'answering.no-options': '検索に一致する選択肢はありません。',
  'answering.more-options':
    '{count}件のうち{shown}件の選択肢を表示しています。ほかの選択肢は入力して検索してください。',
  'answering.pick-date': 'カレンダーから選ぶ：{question}',
  // Conditions and copies of a section
  'answering.condition-cleared': '「{condition}」の回答を消去しました。',
  'answering.undo': '元に戻す',
  'answering.repeat': 'セクションを繰り返す',
  'answering.copy': '{title} ({number})',
  'answering.remove': '削除',
  'answering.remove-title': 'この繰り返しを削除しますか？',
  'answering.remove-text': '「{title} ({number})」に入力した回答は失われます。',
  // Sending
  'answering.progress': '必須の回答 {total}件中{done}件',
  'answering.nothing-required': '必須の回答はありません。',
  'answering.check': '回答を確認する',
  'answering.section-of': 'セクション {number} / {total}',
  'answering.send': '送信',
  'answering.send-and-mail': '保存してメールで送る',
  'answering.checking':
    '送信が集中しています。送信の前にこの端末で確認を行います。1分ほどかかることがあります。',
  'answering.sending': '送信中…',
  'answering.not-sent': '回答は送信されませんでした。入力した内容はこのページに残っています。',
  'answering.offline-kept-bar': '接続がありません。回答はこの端末に保存されています。',
  'answering.cancel': 'キャンセル',
  'answering.maybe-stored': '届いたかどうか確認できません。再試行しても二重には登録されません。',
  // Recovered drafts
  'answering.calendar-not-loaded': 'カレンダーを読み込めませんでした。日付は直接入力できます。',
  'answering.newer-version':
    'このページの新しい版があるかもしれません。再読み込みしてください。入力した内容は保存されています。',
  'answering.from-device':
    '接続がありません。これは前回開いたときのフォームです。このまま回答し、接続が回復してから送信できます。',
  // Shown instead of the form
  'answering.error-title': 'エラー',
  'answering.not-loaded': 'フォームを開けませんでした',
};
