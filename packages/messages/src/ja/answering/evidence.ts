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
  'voice.record': '音声メモを録音する',
  'voice.help': '5分まで。マイクは録音中だけ使用します。',
  'voice.stop': '停止',
  'voice.time': '{time}（{limit}まで）',
  'voice.began': '録音中です。5分まで録音できます。',
  'voice.asking': 'ブラウザの確認でマイクを許可してください。',
  'voice.refused':
    'マイクを使用できませんでした。許可がありません。ブラウザで許可してもう一度お試しになるか、内容を入力してください。',
  'voice.none': 'この端末には使用できるマイクがありません。内容を入力してください。',
  'voice.unsupported': 'このブラウザでは録音できません。内容を入力してください。',
  'voice.left': 'ページを離れたため録音を停止しました。それまでの録音は残っています。',
  'voice.interrupted': '録音が中断されました。それまでの録音は残っています。',
  'voice.empty': '何も録音されませんでした。もう一度お試しください。',
  'voice.limit': '録音が5分に達したため停止しました。すべて残っています。',
  'voice.name': '音声メモ {minutes}分{seconds}秒',
  'issue.evidence-not-asked': 'このフォームは、この項目を求めていません。',
  'issue.evidence-time-wrong':
    '時刻が正しくありません。未来の時刻、14日より前の時刻、または開始より前の終了です。',
};
