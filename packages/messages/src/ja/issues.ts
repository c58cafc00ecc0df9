// What a person reads in Japanese about an issue in their answers or request.
import type { issues as es } from '../es/issues.ts';

export const issues: Readonly<Record<keyof typeof es, string>> = {
  'issue.other': '正しくない項目があります。',
  'issue.request-field': '項目の形式が正しくありません。',
  // Answers
  'issue.answer-required': '* 回答は必須です',
  'issue.section-required': '* この条件付きセクションは必須です',
  'issue.integer-invalid': '正しい整数で回答してください。',
  'issue.decimal-invalid': '正しい数値で回答してください。',
  'issue.date-invalid': '正しい日付で回答してください（日/月/年の順。例：25/03/2026）。',
  'issue.time-invalid': '正しい時刻で回答してください（例：09:30）。',
  'issue.link-invalid': '正しいウェブアドレスで回答してください（例：https://www.ejemplo.org）。',
  'issue.answer-too-long': '回答は{max}文字以内で入力してください。',
  'issue.option-unknown': '選択した項目は、現在のフォームにはありません。ほかの項目を選んでください。',
  'issue.answer-shape': '回答の形式が正しくありません。もう一度回答してください。',
  'issue.answers-shape': '回答の形式が正しくありません。ページを再読み込みして、もう一度お試しください。',
  'issue.attachment-invalid': '添付ファイルが正しくありません。もう一度添付してください。',
  'issue.attachment-not-allowed': 'この質問には、その種類のファイルを添付できません。',
  'issue.condition-single': '選択できるのは1つだけです。',
  'issue.condition-unknown': '選択した項目は、現在のフォームにはありません。ページを再読み込みしてください。',
  'issue.question-unknown':
    '現在のフォームにはない質問への回答が含まれています。ページを再読み込みしてください。',
  'issue.section-unknown':
    '現在のフォームにはないセクションの回答が含まれています。ページを再読み込みしてください。',
  'issue.rows-not-allowed': 'このセクションは繰り返せません。',
  'issue.rows-too-many': 'このセクションは{max}回まで繰り返せます。',
  'issue.row-duplicate': 'セクションの同じ繰り返しが2回届きました。ページを再読み込みしてください。',
  'issue.row-id-invalid': 'セクションの繰り返しを特定できません。削除して、もう一度追加してください。',
  'issue.file-unknown': '添付ファイルはこの回答では使えなくなりました。もう一度添付してください。',
  'issue.file-unfinished':
    'ファイルのアップロードが終わっていません。終わるまで待つか、ファイルを削除してください。',
  'issue.file-format': 'ファイル形式が正しくありません',
  'issue.file-empty': 'ファイルが空です。',
  'issue.image-too-large': '画像が大きすぎます',
  'issue.file-too-large': 'ファイルが大きすぎます。上限は{max} MBです。',
  'issue.citizen-required': '市民の指定は必須です',
  'issue.citizen-to-find': '控えた番号の人を、登録簿でまだ検索していません。',
  'issue.citizen-unknown': '選択した市民は登録簿にありません。もう一度検索してください。',
  'issue.signature-missing': '* 署名は必須です',
  'issue.signatory-names-required': '署名する方の氏名を入力してください。',
  'issue.signatory-names-too-long': '署名する方の氏名は{max}文字以内で入力してください。',
  'issue.signature-slot-unknown': 'この署名は、このフォームのものではありません。',
  'issue.signature-unconfirmed': '署名を確定するか、消去してください。',
  'issue.signature-unfinished':
    '署名はこの端末に保存されていますが、まだアップロードされていません。接続が回復すると自動的にアップロードされます。',
  'issue.signature-file-unknown': 'この署名は、この回答のものではありません。もう一度署名してください。',
  'issue.asset-unknown': '割り当てた設備は登録簿にありません。ほかの設備を選ぶか、割り当てを外してください。',
  'issue.location-invalid': '選択した場所が正しくありません。',
  'issue.answer-locked': 'この回答はここでは変更できません。',
  'issue.version-unknown': 'フォームが変更されました。ページを再読み込みして、現在の版をご覧ください。',
  'issue.state-unknown': '選択した状態は、フォームにありません。',
};
