// What a citizen reads in Japanese when a request fails. Problems that only staff can meet are English.
// rules: P1.19, X34.32
import type { ProblemCode } from '@constancia/contract/problems.ts';

export const problems = {
  'problem.request-invalid': '送信されたデータが正しくありません。',
  'problem.not-signed-in': 'セッションが終了しました。もう一度ログインしてください。',
  'problem.portal-entry-failed':
    'セッションの確認中にエラーが発生しました。もう一度市民ポータルから入ってください。',
  'problem.forbidden': 'この操作を行う権限がありません。',
  'problem.host-unknown':
    'このサーバーは、このアドレスでは利用できません。サイトの正式なアドレスをお使いください。',
  'problem.origin-refused': '別のサイトからのリクエストのため、拒否されました。',
  'problem.municipality-blocked': 'アクセスできません。この自治体は停止されています',
  'problem.form-outside-areas': 'このフォームは担当する部署のものではないため、表示する権限がありません。',
  'problem.not-found': 'お探しのものは見つかりませんでした。',
  'problem.prefilled-link-gone':
    'このリンクには回答がありません。期限が切れたか、取り消されたか、アドレスが不完全です。フォームはそのまま入力できます。',
  'problem.form-not-found': '回答しようとしたフォームは存在しません。',
  'problem.form-deleted': '回答しようとしたフォームは存在しないか、削除されました。',
  'problem.already-answered': 'このフォームにはすでに回答しています。',
  'problem.file-not-found': 'ファイルが存在しないか、利用できなくなりました。',
  'problem.image-refused': 'ファイル形式が正しくありません',
  'problem.upload-offset': 'ファイルは別の位置まで届いています。そこからアップロードを続けます。',
  'problem.too-many-files': 'この回答には、これ以上ファイルを添付できません。',
  'problem.record-not-found': '文書が存在しないか、利用できなくなりました。',
  'problem.record-code-unknown':
    '入力されたコードの記録書は見つかりませんでした。大文字と小文字を区別して入力してください。',
  'problem.code-date-required': '記録書に記載されている回答日（日/月/年、DD/MM/AAAA）も入力してください。',
  'problem.state-unknown': '手続きに状態がないか、このコードの回答が存在しません。',
  'problem.challenge-required': '続ける前に、この端末で確認を行う必要があります。',
  'problem.payment-not-found': 'このお支払いは見つかりませんでした。',
  'problem.receipt-not-found': 'このページでは、送信した回答を表示できなくなりました。',
  'problem.upload-not-found': 'ファイルが存在しないか、利用できなくなりました。',
  'problem.file-refused': 'ファイルを添付できません。',
  'problem.file-infected':
    'ファイル「{name}」は保存されませんでした。ウイルスまたは有害なプログラムが見つかりました。',
  'problem.file-too-large-to-check':
    'ファイル「{name}」は保存されませんでした。大きすぎるため、ウイルスの検査ができません。',
  'problem.file-unchecked':
    'ファイル「{name}」のウイルス検査ができなかったため、保存されませんでした。数分後にもう一度お試しください。',
  'problem.form-changed':
    '回答を始めた後に、フォームが変更されました。入力済みの内容を残したまま、新しい版を開きます。',
  'problem.submission-deleted':
    'この回答は一度保存された後に削除されました。もう一度保存することはできません。',
  'problem.submission-not-found': '回答が存在しません。',
  'problem.id-taken': 'この回答は、別の内容ですでに保存されています。',
  'problem.payment-retry-refused': 'このお支払いは再試行できません。支払い済みか、回答が削除されています。',
  'problem.payments-closed': 'オンライン販売は終了しています。何も保存されず、料金も請求されていません。',
  'problem.orders-open':
    'この接続から、支払いの済んでいない購入があります。支払いを終えるか、数分待ってからもう一度お試しください。',
  'problem.seats-taken': 'この区分の残席は{left}です。',
  'problem.payment-notice-refused': '支払いの通知が正しくありません。',
  'problem.limit-reached': 'このフォームは、受け付ける回答数の上限に達しました。',
  'problem.revision-recalled': '自治体が見直しの依頼を取り下げました。訂正の必要はありません。',
  'problem.revision-unchanged': '見直しを求められた回答は、どれも変更されていません。',
  'problem.payload-too-large': '送信されたデータが大きすぎます。',
  'problem.media-type-refused': '送信された内容の種類には対応していません。',
  'problem.outside-unavailable':
    'このデータを管理する自治体のシステムから応答がありません。数分後にもう一度お試しください。',
  'problem.appointment-taken': 'その時間はもう空いていません。別の時間を選んでください。',
  'problem.appointment-exists': 'この回答にはすでに予約があります。',
  'problem.booking-failed':
    '情報の読み込み中にエラーが発生しました。問題が続く場合は、自治体にお問い合わせください。',
  'problem.work-order-unfit':
    'この回答は作業指示と一致しません。別のフォームまたは別の設備に関するものです。',
  'problem.answers-invalid': '必須項目に未入力のもの、または正しくない回答があります。',
  'problem.too-many-requests': '試行回数が多すぎます。{wait}後にもう一度お試しください。',
  'problem.geocoder-unavailable':
    '住所の検索から応答がありません。住所を入力するか、地図上で地点を選んでください。',
  'problem.unexpected': '予期しないエラーが発生しました。繰り返す場合は、次の番号をお知らせください：{logId}',
  'problem.unavailable': '現在サービスを利用できません。数秒後にもう一度お試しください。',
  'problem.storage-full':
    '現在、これ以上データを保存する容量がありません。何も保存されませんでした。後でもう一度お試しください。',
} as const satisfies Partial<Record<`problem.${ProblemCode}`, string>>;
