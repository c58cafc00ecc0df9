// Japanese texts of answering that nobody reads before the form is open: the calendar, what is wrong, sending, drafts, the
// page after sending.
import type { answeringLater as es } from '../../es/answering/answering-later.ts';

export const answeringLater: Readonly<Record<keyof typeof es, string>> = {
  'answering.calendar': '日付を選ぶ',
  'answering.previous-year': '前の年',
  'answering.previous-month': '前の月',
  'answering.next-month': '次の月',
  'answering.next-year': '次の年',
  'answering.today': '今日',
  'answering.required-missing': '必須項目に未入力のものがあります',
  'answering.answers-wrong': '訂正が必要な回答があります',
  'answering.issue-at': '{name} — {text}',
  'answering.more-issues': 'ほかに{count}件あります。フォームに印が付いています。',
  'answering.more-issues.one': 'ほかに{count}件あります。フォームに印が付いています。',
  'answering.put-right': '訂正済み',
  'answering.save-failed': '回答を保存できませんでした。もう一度お試しください',
  'answering.state-title': '状態の確認',
  'answering.state-text': '回答を保存するときの状態を選んでください。',
  'answering.confirm': '確定',
  'answering.offline-title': 'インターネット接続が切れました',
  'answering.offline-text': '回答はまだ送信されていません。',
  'answering.offline-check': 'インターネット接続を確認してください。',
  'answering.offline-coordinator': '担当の責任者に連絡してください。',
  'answering.offline-stay': 'このページを閉じないでください。',
  'answering.offline-kept': '回答した内容は、この端末に保存されています。',
  'answering.offline-not-kept':
    'この端末には回答した内容を保存できませんでした。ページを閉じると失われます。',
  'answering.back-online': '接続が回復しました。再試行できます。',
  'answering.silent-title': 'サーバーから応答がありませんでした',
  'answering.slow-title': '通常より時間がかかっています',
  'answering.slow-text':
    'サーバーの応答を待っています。再試行することも、入力に戻ることもできます。内容は失われません。',
  'answering.back-to-writing': '入力に戻る',
  'answering.stored-before-title': 'この回答はすでに保存されています',
  'answering.stored-before-text':
    '確認は表示されませんでしたが、前回の送信は届いていました。その後の変更は保存されていません。すべてを新しい回答として送信できます。',
  'answering.send-as-new': '新しい回答として送信する',
  'answering.draft-recovered': '入力していた内容を復元しました。',
  'answering.draft-unreadable':
    'この端末に保存されていた内容を読み取れませんでした。そのまま回答して送信できます。',
  'answering.draft-elsewhere':
    '入力していた内容は、別のタブで開かれています。ここでは別の回答を始められます。',
  'answering.edit-elsewhere':
    'この回答は別のタブで編集中です。そちらで続けてください。ここに入力した内容は、この端末に保存されません。',
  'answering.edit-other-version':
    'その後、回答が変更されています。送信する前に入力した内容を確認してください。',
  'answering.draft-others': 'このフォームには、ほかにも未送信の回答があります：',
  'answering.draft-open': '{moment}の回答を開く',
  'answering.start-another': '別の回答を始める',
  'answering.draft-yours':
    'この端末に保存されていた内容です。ご自身のものでない場合は、最初からやり直してください。',
  'answering.draft-other-version': 'その後、フォームが変更されています。送信する前に回答を確認してください。',
  'answering.start-again': '最初からやり直す',
  'answering.start-again-title': '最初からやり直しますか？',
  'answering.start-again-text': 'このフォームに入力した内容は消去されます。',
  'answering.limit-title': '受付は終了しました',
  'answering.saved-title': '保存しました',
  'answering.saved-text': 'フォームは正しく保存されました',
  'answering.sent-title': '回答を受け付けました',
  'answering.your-code': '受付コード',
  'answering.record-code': '記録書のコード',
  'answering.keep-code':
    'このコードを控えておいてください。自治体へのお問い合わせの際に、回答を特定するために使います。',
  'answering.no-code': 'このページのアドレスには、正しいコードが含まれていません。',
  'answering.copy-code': 'コピー',
  'answering.copied': 'コードをコピーしました',
  'answering.not-copied': 'コピーできませんでした。コードを書き留めてください。',
  'answering.answer-again': 'もう一度回答する',
  'answering.to-forms': 'フォームの一覧へ移動',
};
