// Enters, replaces and takes away the payment shop of a municipality: checks it as the server does, and asks before what
// was typed is lost.
// rules: X34.40-X34.45, X40.22
import { checkShop, type EnteredShop, tidiedShop } from '@constancia/domain/payments/shop.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { asCallError } from '../../../../platform/api-client.ts';
import { t } from '../../../../platform/texts.ts';
import { type Question, useConfirm } from '../../../../ui/staff/confirm-dialog.tsx';
import { NotSaved } from '../../../../ui/staff/save-bar/not-saved.tsx';
import { textsByField, useRefusedFields } from '../../../../ui/staff/save-bar/refused-fields.ts';
import { SectionCard } from '../../../../ui/staff/section-card.tsx';
import { useNotify } from '../../../../ui/staff/toast.tsx';
import { useLeaveGuard } from '../../../../ui/staff/use-leave-guard.ts';
import { replaceShop, type ShownShop } from '../../api.ts';
import { type ShopDraft, shopDraft } from './shop-draft.ts';
import { fieldId, ShopFields } from './shop-fields.tsx';
import { ShopState } from './shop-state.tsx';
import { ShopTest } from './shop-test.tsx';

interface Props {
  readonly id: string;
  readonly read: ShownShop;
  /** Something was stored, so that what is shown above the fields is another. */
  readonly onStored: () => void;
  readonly onLoadTheirs: () => void;
}

const LEAVING = (): Question => ({
  title: t('municipality-settings.leave'),
  text: t('payment-shop.leave-text'),
  yes: t('municipality-settings.leave-yes'),
  no: t('municipality-settings.leave-no'),
  tone: 'destructive',
});

const REMOVING = (): Question => ({
  title: t('payment-shop.remove-title'),
  text: t('payment-shop.remove-text'),
  yes: t('payment-shop.remove'),
  no: t('payment-shop.remove-no'),
  tone: 'destructive',
});

function useStoring({ id, read, onStored }: Props, draft: ShopDraft) {
  const notify = useNotify();
  const version = useRef(read.version);
  const { refuse, left } = useRefusedFields<string>({ held: draft.get, idOf: fieldId });
  const storing = useMutation({
    mutationFn: (shop: EnteredShop | null) => replaceShop(id, { version: version.current, shop }),
    onSuccess: (saved, shop) => {
      version.current = saved.version;
      draft.store(shop);
      notify({ kind: 'success', text: t(shop ? 'payment-shop.saved' : 'payment-shop.removed') });
      onStored();
      // The button that took it away goes with it.
      if (!shop) document.getElementById(fieldId('gateway'))?.focus();
    },
    onError: (error) => refuse(textsByField(asCallError(error).issues)),
  });
  const save = () => {
    const shop = tidiedShop(draft.get());
    const issues = checkShop(shop, { gateways: read.gateways, hasSecret: read.shop?.isUsable ?? false });
    refuse(textsByField(issues));
    storing.reset();
    if (issues.length === 0) storing.mutate(shop);
  };
  const remove = () => {
    refuse(new Map());
    storing.mutate(null);
  };
  return { save, remove, storing, errors: left };
}

export function ShopForm(props: Props) {
  const { id, read, onLoadTheirs } = props;
  const [store] = useState(() => shopDraft(read));
  const { confirm, dialog } = useConfirm();
  const work = useMemo(() => ({ ...store, question: LEAVING, onDiscard: async () => {} }), [store]);
  useLeaveGuard(work, confirm);
  const draft = useSyncExternalStore(store.subscribe, store.get);
  const { save, remove, storing, errors } = useStoring(props, store);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const askToRemove = async () => {
    if (await confirm(REMOVING())) remove();
  };
  return (
    <SectionCard title={t('payment-shop.shop')}>
      <ShopState read={read} />
      <form onSubmit={submit} noValidate>
        {read.hasKeys && <ShopFields read={read} draft={draft} onChange={store.change} errors={errors} />}
        {storing.isError && (
          <NotSaved
            error={storing.error}
            changed="settings-changed"
            otherwise="payment-shop.save-failed"
            onLoadTheirs={onLoadTheirs}
          />
        )}
        <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', mt: 4 }}>
          {read.hasKeys && (
            <Button type="submit" variant="contained" loading={storing.isPending}>
              {t('payment-shop.save')}
            </Button>
          )}
          {read.shop && (
            <Button color="error" disabled={storing.isPending} onClick={() => void askToRemove()}>
              {t('payment-shop.remove')}
            </Button>
          )}
        </Stack>
      </form>
      {read.shop?.isUsable && (
        <Stack sx={{ mt: 5 }}>
          <ShopTest key={read.version} id={id} shop={read.shop} />
        </Stack>
      )}
      {dialog}
    </SectionCard>
  );
}
