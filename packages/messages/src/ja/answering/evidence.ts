// Japanese texts about what is recorded of when and where a form is answered.
export const evidence = {
  'evidence.notice': 'このフォームは、訪問の証拠として、回答の開始時と送信時に端末の位置と時刻を記録します。',
  'evidence.notice-position':
    'このフォームは、訪問の証拠として、回答の開始時と送信時に端末の位置を記録します。',
  'evidence.notice-times': 'このフォームは、訪問の証拠として、回答の開始時と送信時に端末の時刻を記録します。',
  'issue.evidence-not-asked': 'このフォームは、この項目を求めていません。',
  'issue.evidence-time-wrong':
    '時刻が正しくありません。未来の時刻、14日より前の時刻、または開始より前の終了です。',
};
