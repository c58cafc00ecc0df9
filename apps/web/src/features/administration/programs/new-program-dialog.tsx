// Makes a token for a program. The server decides what its owner may give.
// rules: X38.01, X38.14
import { PROGRAM_NAME_MAX, PROGRAM_NETWORKS_MAX } from '@constancia/domain/access/program-token.ts';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newEntityId } from '../../../platform/new-id.ts';
import { t } from '../../../platform/texts.ts';
import { refusalText, useAlertBox } from '../alert-box.tsx';
import { SavingDialog } from '../saving-dialog.tsx';
import { createProgram, type ProgramBody } from './api.ts';
import { type Given, GivenChoices } from './given-choices.tsx';
import { OwnerChoice } from './owner-choice.tsx';

interface Props {
  /** The token, which can be shown now and never again. */
  readonly onMade: (token: string, name: string) => void;
  readonly onClose: () => void;
}

const REFUSED = {
  otherwise: 'programs.make-failed',
  // The first request had arrived, and its reply with the token was lost.
  codes: { 'id-taken': 'programs.reply-lost' },
} as const;

const NOTHING: Given = { rights: [], areaIds: null, expiresOn: '' };

/** One in each line. */
const networksIn = (text: string): readonly string[] =>
  text.split(/[\s,;]+/).filter((network) => network !== '');

export function NewProgramDialog({ onMade, onClose }: Props) {
  const [name, setName] = useState('');
  const [ownerId, setOwnerId] = useState('');
  const [given, setGiven] = useState<Given>(NOTHING);
  const [networks, setNetworks] = useState('');
  // One id for all tries, so that a repeated request makes one token.
  const [id] = useState(newEntityId);
  const client = useQueryClient();
  const { alert, box } = useAlertBox();
  // Without a notice: the token that is shown next says that it was made, and nothing may cover it.
  const making = useMutation({
    mutationFn: (body: ProgramBody) => createProgram(body),
    onSuccess: ({ token }) => onMade(token, name.trim()),
    onError: (error) => alert(refusalText(error, REFUSED)),
    onSettled: () => client.invalidateQueries({ queryKey: ['programs'] }),
  });
  const busy = making.isPending;
  const send = () => {
    const listed = networksIn(networks);
    if (ownerId === '') return alert(t('programs.owner-missing'));
    if (given.expiresOn === '') return alert(t('issue.program-expiry-refused'));
    if (listed.length > PROGRAM_NETWORKS_MAX) return alert(t('programs.too-many-networks'));
    return making.mutate({ id, name, ownerId, networks: listed, ...given });
  };
  return (
    <SavingDialog
      title={t('programs.new-title')}
      text={t('programs.new-text')}
      action={t('programs.new')}
      busy={busy}
      onSave={send}
      onClose={onClose}
    >
      <TextField
        size="small"
        label={t('programs.name')}
        helperText={t('programs.name-help')}
        value={name}
        disabled={busy}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: PROGRAM_NAME_MAX } }}
      />
      <OwnerChoice
        value={ownerId}
        disabled={busy}
        onPick={(picked) => {
          setOwnerId(picked);
          setGiven({ ...NOTHING, expiresOn: given.expiresOn });
        }}
      />
      {ownerId !== '' && (
        <GivenChoices key={ownerId} ownerId={ownerId} given={given} disabled={busy} onChange={setGiven} />
      )}
      <TextField
        size="small"
        multiline
        minRows={2}
        label={t('programs.networks')}
        helperText={t('programs.networks-help')}
        value={networks}
        disabled={busy}
        onChange={(event) => setNetworks(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      {box}
    </SavingDialog>
  );
}
