// The assets near the chosen point, and the assigned one.
// rules: A2.49-A2.51, A7.16, P3.23, X38.96
import type { NearbyAsset } from '@constancia/contract/submissions/lookups.ts';
import type { Asset } from '@constancia/domain/submissions/submission.ts';
import { t } from '../../platform/texts.ts';
import { sectionFieldKey } from '../session/field-key.ts';
import { useAnswering } from '../session/use-answering.tsx';
import type { LocationDraft } from './use-location.ts';

interface AssetChoiceProps {
  readonly draft: LocationDraft;
  /** Null while they are on their way. */
  readonly assets: readonly NearbyAsset[] | null;
}

export function AssetChoice({ draft, assets }: AssetChoiceProps) {
  const { asset } = draft;
  if (asset) return <AssignedAsset asset={asset} onRemove={draft.unassign} />;
  // Their usual height is reserved: what is below must not move away from under the pointer.
  if (assets === null) return <div className="asset-list-waiting" aria-busy="true" />;
  if (assets.length === 0) return null;
  return (
    <section className="asset-list" aria-labelledby="nearby-assets">
      <h3 id="nearby-assets">{t('location.assets')}</h3>
      <ul>
        {assets.map((near) => (
          <li key={near.id}>
            <span>
              <strong>{near.name}</strong>
              <span className="soft">
                {[near.type, near.address].filter((text) => text !== '').join(' · ')}
              </span>
            </span>
            <button
              type="button"
              className="button"
              aria-label={t('location.assign-which', { name: near.name })}
              onClick={() => draft.assign(near)}
            >
              {t('location.assign')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AssignedAsset({ asset, onRemove }: { readonly asset: Asset; readonly onRemove: () => void }) {
  const isOfLink = useAnswering(({ prefilled }) => prefilled?.asset === asset.id);
  const lines = [
    [t('location.asset-id'), String(asset.id)],
    [t('location.asset-name'), asset.name],
    [t('location.asset-type'), asset.type],
    [t('location.asset-address'), asset.address],
  ] as const;
  return (
    <section className="asset-card" aria-labelledby="assigned-asset">
      <h3 id="assigned-asset">{t('location.assigned')}</h3>
      {isOfLink && <p className="question-help">{t('location.asset-of-link')}</p>}
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        id={sectionFieldKey('unassign')}
        className="button"
        aria-label={t('location.unassign-which', { name: asset.name })}
        onClick={onRemove}
      >
        {t('location.unassign')}
      </button>
    </section>
  );
}
