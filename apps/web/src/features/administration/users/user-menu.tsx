// What can be done with an account besides editing it: link for a password, sessions, a lost second factor, an identity
// at the provider, deactivating, deleting.
// rules: X33.40-X33.42, X33.50, X34.06, X37.57
import type { ListedUser } from '@constancia/contract/administration/users.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { useConfirm } from '../../../ui/staff/confirm-dialog.tsx';
import { RowMenu } from '../../../ui/staff/menus/row-menu.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { deleteUser, sendPasswordLink, setUserActive, takeOffSecondFactor, unbindUser } from '../api.ts';
import { PasswordLinkDialog } from './password-link-dialog.tsx';
import { UserSessionsDialog } from './user-sessions-dialog.tsx';

/** Sends a request about the account; `saved` says what it has done. */
function useChange() {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ send }: { readonly send: () => Promise<unknown>; readonly saved: string }) => send(),
    onSuccess: (_reply, { saved }) => notify({ kind: 'success', text: saved }),
    onError: (error) =>
      notify({
        kind: 'error',
        text: problemText(error, { otherwise: 'users.save-failed' }),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['users'] }),
  });
}

function usePasswordLink(username: string) {
  const notify = useNotify();
  const [link, setLink] = useState<string | null>(null);
  const asking = useMutation({
    mutationFn: sendPasswordLink,
    onSuccess: ({ sentTo, link: shown }) => {
      setLink(shown);
      if (sentTo !== null) notify({ kind: 'success', text: t('users.link-sent', { email: sentTo }) });
    },
    onError: (error) =>
      notify({
        kind: 'error',
        text: problemText(error, { otherwise: 'users.save-failed' }),
      }),
  });
  const dialog = link !== null && (
    <PasswordLinkDialog username={username} link={link} onClose={() => setLink(null)} />
  );
  return { ask: asking.mutate, dialog };
}

export function UserMenu({ user }: { readonly user: ListedUser }) {
  const { id, username, email, active, hasSecondFactor, isBound, may } = user;
  const { confirm, dialog } = useConfirm();
  const change = useChange();
  const password = usePasswordLink(username);
  const [showsSessions, setShowsSessions] = useState(false);
  const activate = () =>
    change.mutate({ send: () => setUserActive(id, true), saved: t('users.activated', { username }) });
  const deactivate = async () => {
    const isMeant = await confirm({
      title: t('users.deactivate-title', { username }),
      text: t('users.deactivate-text'),
      yes: t('users.deactivate'),
      no: t('administration.cancel'),
    });
    if (isMeant)
      change.mutate({ send: () => setUserActive(id, false), saved: t('users.deactivated', { username }) });
  };
  const remove = async () => {
    const isMeant = await confirm({
      title: t('users.delete-title', { username }),
      text: t('users.delete-text'),
      yes: t('users.delete'),
      no: t('administration.cancel'),
      tone: 'destructive',
    });
    if (isMeant) change.mutate({ send: () => deleteUser(id), saved: t('users.deleted', { username }) });
  };
  const takeOff = async () => {
    const isMeant = await confirm({
      title: t('users.second-factor-off-title', { username }),
      text: t('users.second-factor-off-text'),
      yes: t('users.second-factor-off'),
      no: t('administration.cancel'),
    });
    if (isMeant)
      change.mutate({
        send: () => takeOffSecondFactor(id),
        saved: t('users.second-factor-taken-off', { username }),
      });
  };
  const unbind = async () => {
    const isMeant = await confirm({
      title: t('users.unbind-title', { username }),
      text: t('users.unbind-text'),
      yes: t('users.unbind'),
      no: t('administration.cancel'),
    });
    if (isMeant) change.mutate({ send: () => unbindUser(id), saved: t('users.unbound', { username }) });
  };
  if (!may.close) return null;
  return (
    <>
      <RowMenu
        buttonId={`user-${id}`}
        label={t('users.more', { username })}
        entries={[
          active && email !== '' && { text: t('users.send-link'), onChoose: () => password.ask(id) },
          { text: t('account.sessions'), onChoose: () => setShowsSessions(true) },
          hasSecondFactor && { text: t('users.second-factor-off'), onChoose: () => void takeOff() },
          isBound && { text: t('users.unbind'), onChoose: () => void unbind() },
          active
            ? { text: t('users.deactivate'), onChoose: () => void deactivate() }
            : { text: t('users.activate'), onChoose: activate },
          { text: t('users.delete'), onChoose: () => void remove(), isDangerous: true },
        ]}
      />
      {dialog}
      {password.dialog}
      {showsSessions && <UserSessionsDialog user={user} onClose={() => setShowsSessions(false)} />}
    </>
  );
}
