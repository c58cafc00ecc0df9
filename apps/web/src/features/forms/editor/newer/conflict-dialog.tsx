// Somebody saved a newer version while this person was editing. The dialog shows what each of them changed since the
// version that both had read. Changes of different things are put together. Nothing is lost: the stored version stays in
// the history, one's own returns with undo.
// rules: E4.31, X5.01, X12.04, X35.45

import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import { syncOf } from '@constancia/domain/forms/edit/set-option.ts';
import { mergeDrafts } from '@constancia/domain/forms/versions/merge-forms.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../platform/texts.ts';
import { DialogFrame } from '../../../../ui/staff/dialog-frame.tsx';
import { focusOnMount } from '../../../../ui/focus-on-mount.ts';
import { readFormToEdit, readFormVersion, type StoredVersion } from '../../api.ts';
import { FormChanges } from '../../changes/form-changes.tsx';
import { useEditor, useEditorState } from '../editing/editor-context.tsx';
import type { Draft } from '../editing/editor-store.ts';
import { areaChange, useAreaName } from './area-change.ts';
import { editorNameOf } from './newer-version.ts';

interface Props {
  /** The version that this person had read. */
  readonly version: number;
  /** That version as it was opened; null when only changes to it were found on the device. */
  readonly read: Draft | null;
  readonly onKeepEditing: () => void;
  readonly onLoad: (newer: FormToEdit) => void;
  readonly onSaveOver: (newer: FormToEdit) => void;
  readonly onMerge: (newer: FormToEdit, merged: Draft) => void;
}

/** Reads the version that was edited, the version stored now, and who stored it. */
async function readBoth(formId: string, version: number) {
  const [base, newer] = await Promise.all([readFormVersion(formId, version), readFormToEdit(formId)]);
  const { savedBy, savedAt } = await readFormVersion(formId, newer.version);
  return { base, newer, savedBy, savedAt };
}

function mergedDraft(
  mine: Draft,
  {
    base,
    newer,
    read,
  }: { readonly base: StoredVersion; readonly newer: FormToEdit; readonly read: Draft | null },
): Draft | null {
  const theirs = { definition: newer.definition, areaId: newer.areaId, sync: syncOf(newer.definition) };
  const began = { areaId: read?.areaId ?? null, sync: read?.sync ?? syncOf(base.definition) };
  const merged = mergeDrafts({ base: { ...began, definition: base.definition }, mine, theirs });
  return merged && { ...merged, areaId: merged.areaId ?? mine.areaId };
}

export function ConflictDialog({ version, read, onKeepEditing, onLoad, onSaveOver, onMerge }: Props) {
  const { account, formId } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const mine = draft.definition;
  const both = useQuery({
    queryKey: ['form-conflict', formId, version],
    queryFn: () => readBoth(formId, version),
    gcTime: 0,
  });
  const newer = both.data?.newer;
  const nameOf = useAreaName(newer);
  /** Where it is not known which area it was, each side says only whether it differs from the other. */
  const areaBefore = read?.areaId ?? null;
  const movedTo = (areaId: string) =>
    areaBefore === null && newer?.areaId === draft.areaId ? [] : areaChange(areaBefore, areaId, nameOf);
  const isOwn = both.data !== undefined && both.data.savedBy === editorNameOf(account);
  const merged = both.data && mergedDraft(draft, { ...both.data, read });
  return (
    <DialogFrame
      role="alertdialog"
      title={t('editor.stale')}
      text={t(isOwn ? 'editor.stale-text-own' : 'editor.stale-text')}
      size="md"
      onClose={onKeepEditing}
      actions={
        <>
          {both.isError && <Button onClick={() => void both.refetch()}>{t('shell.retry')}</Button>}
          <Button disabled={!newer} onClick={() => newer && onLoad(newer)}>
            {t('editor.stale-load')}
          </Button>
          <Button disabled={!newer} color="warning" onClick={() => newer && onSaveOver(newer)}>
            {t('editor.stale-over')}
          </Button>
          {newer && merged && (
            <Button onClick={() => onMerge(newer, merged)}>{t('editor.stale-merge')}</Button>
          )}
          <Button variant="contained" onClick={onKeepEditing} ref={focusOnMount}>
            {t('editor.stale-keep')}
          </Button>
        </>
      }
    >
      {both.isError && <p className="ed-failure">{t('editor.stale-failed')}</p>}
      {both.isPending && <Skeleton variant="rounded" height={160} />}
      {merged && <p>{t('editor.stale-merge-text')}</p>}
      {both.data && (
        <div className="fc-both">
          <section aria-labelledby="stale-mine">
            <h3 id="stale-mine">{t('editor.stale-mine')}</h3>
            <FormChanges before={both.data.base.definition} after={mine} beside={movedTo(draft.areaId)} />
          </section>
          <section aria-labelledby="stale-theirs">
            <h3 id="stale-theirs">
              {t('editor.stale-theirs', {
                name: both.data.savedBy,
                date: dateAndTime(both.data.savedAt, both.data.newer.municipality.timeZone),
              })}
            </h3>
            <FormChanges
              before={both.data.base.definition}
              after={both.data.newer.definition}
              beside={movedTo(both.data.newer.areaId)}
            />
          </section>
        </div>
      )}
    </DialogFrame>
  );
}
