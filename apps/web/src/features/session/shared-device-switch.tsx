// Says of this browser that several people use it, so that it keeps nothing of them.
// rules: X37.74
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { clearDevice, setSharedDevice } from '../../platform/device/clear-device.ts';
import { isSharedDevice } from '../../platform/device/shared-device.ts';
import { t } from '../../platform/texts.ts';
import { useConfirm } from '../../ui/staff/confirm-dialog.tsx';
import { useNotify } from '../../ui/staff/toast.tsx';

const HELP = 'shared-device-help';

export function SharedDeviceSwitch() {
  const [shared, setShared] = useState(isSharedDevice);
  const { confirm, dialog } = useConfirm();
  const notify = useNotify();
  const share = async () => {
    const agreed = await confirm({
      title: t('account.shared-ask'),
      text: t('account.shared-ask-text'),
      yes: t('account.shared-ask-yes'),
      no: t('account.cancel'),
      tone: 'destructive',
    });
    if (!agreed) return;
    if (!setSharedDevice(true)) return notify({ kind: 'error', text: t('account.shared-failed') });
    await clearDevice();
    setShared(true);
    notify({ kind: 'success', text: t('account.shared-on') });
  };
  const change = (now: boolean) => {
    if (now) return void share();
    setSharedDevice(false);
    setShared(false);
  };
  return (
    <>
      <FormControlLabel
        label={t('account.shared')}
        control={
          <Switch
            checked={shared}
            onChange={(event) => change(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': HELP } }}
          />
        }
      />
      <Typography id={HELP} color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {t('account.shared-text')}
      </Typography>
      {dialog}
    </>
  );
}
