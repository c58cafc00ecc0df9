// Japanese texts about what is recorded of when and where a form is answered.
export const evidence = {
  'evidence.notice': 'このフォームは、訪問の証拠として、回答の開始時と送信時に端末の位置と時刻を記録します。',
  'evidence.notice-position':
    'このフォームは、訪問の証拠として、回答の開始時と送信時に端末の位置を記録します。',
  'evidence.notice-times': 'このフォームは、訪問の証拠として、回答の開始時と送信時に端末の時刻を記録します。',
  'evidence.stamp-notice': '写真の下部に端末の日付、時刻、位置が入り、記録として写真とともに保存されます。',
  'evidence.stamp-taken': '撮影：{moment}',
  'evidence.stamp-added': '追加：{moment}（以前からある写真）',
  'evidence.stamp-none': '位置情報なし',
  'scan.open': 'コードを読み取る',
  'scan.close': 'カメラを閉じる',
  'scan.camera': 'カメラ：コードを近づけてください',
  'scan.read': '読み取ったコード：{code}',
  'scan.refused': 'カメラを使用できませんでした。コードを入力してください。',
  'issue.evidence-not-asked': 'このフォームは、この項目を求めていません。',
  'issue.evidence-time-wrong':
    '時刻が正しくありません。未来の時刻、14日より前の時刻、または開始より前の終了です。',
};
