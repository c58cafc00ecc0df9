// The filters by how far the review is and by the payment, on forms that have them. One that a view or a URL brings to
// another form is shown too, and says that the form has no such thing.
// rules: X33.92
import { REVIEW_BADGES } from '@constancia/domain/review/change-request.ts';
import { PAYMENTS_OF_FILTER } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { t } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import type { FilterDraft } from '../list-url/filter-in-url.ts';

export interface StatusesOfForm {
  readonly reviewed: boolean;
  readonly sells: boolean;
}

interface Props {
  readonly draft: Pick<FilterDraft, 'badge' | 'payment'>;
  /** null while the form is not known. */
  readonly has: StatusesOfForm | null;
  readonly onPick: (next: Partial<FilterDraft>) => void;
}

export function StatusFilters({ draft: { badge, payment }, has, onPick }: Props) {
  const isUnused = { badge: has?.reviewed === false, payment: has?.sells === false };
  return (
    <>
      {(has?.reviewed || badge !== '') && (
        <SelectField
          id="filter-badge"
          label={t('list-filters.badge')}
          none={t('list-filters.all-states')}
          value={badge}
          choices={REVIEW_BADGES.map((id) => ({ id, name: t(`review.badge-${id}`) }))}
          error={isUnused.badge ? t('list-filters.badge-unused') : undefined}
          onPick={(id) => onPick({ badge: REVIEW_BADGES.find((one) => one === id) ?? '' })}
        />
      )}
      {(has?.sells || payment !== '') && (
        <SelectField
          id="filter-payment"
          label={t('list-filters.payment')}
          none={t('list-filters.all-states')}
          value={payment}
          choices={PAYMENTS_OF_FILTER.map((id) => ({
            id,
            name: t(id === 'none' ? 'list-filters.payment-none' : `payment-list.status-${id}`),
          }))}
          error={isUnused.payment ? t('list-filters.payment-unused') : undefined}
          onPick={(id) => onPick({ payment: PAYMENTS_OF_FILTER.find((one) => one === id) ?? '' })}
        />
      )}
    </>
  );
}
