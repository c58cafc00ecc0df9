// A file of a viewed submission: a picture is shown and opens larger, a video or a voice note plays, and any of them can be saved. A file
// that is not stored in this product (in imported submissions) is named as not available.
// rules: R2.055, R5.25, X33.75, X39.65, X39.78

import type { Attachment } from '@constancia/domain/presentation/submission-tree.ts';
import AttachFileIcon from '@mui/icons-material/AttachFile';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { MarkedPhoto } from './marked-photo.tsx';
import { type Photo, useOpenPhoto } from './photos.tsx';
import { type SubmissionFile, SubmissionFilesContext } from './submission-files.ts';
import './view.css';

interface Props {
  readonly attachment: Attachment;
  /** The question that it answers. */
  readonly label: string;
}

export function AttachmentView({ attachment: { type, key }, label }: Props) {
  const files = use(SubmissionFilesContext);
  const file = files?.get(key);
  const named = t(`staff.attachment-${type}`);
  // Until the files are known, nothing is said about it.
  if (!file) return <Unread text={files ? t('staff.attachment-gone', { file: named }) : named} />;
  return (
    <div className="view-file">
      {type === 'image' && <PhotoButton photo={{ key, label }} file={file} />}
      {(type === 'video' || type === 'audio') && (
        <Player Media={type} url={file.url} label={`${label}: ${file.name}`} />
      )}
      <MuiLink
        href={file.url}
        download={file.name}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 24, overflowWrap: 'anywhere' }}
      >
        <AttachFileIcon sx={{ fontSize: 18, flex: 'none' }} aria-hidden="true" />
        {file.name}
      </MuiLink>
      {file.note !== undefined && (
        <Typography color="textSecondary" variant="body2">
          {file.note}
        </Typography>
      )}
    </div>
  );
}

function Unread({ text }: { readonly text: string }) {
  return (
    <Typography color="textSecondary" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <AttachFileIcon sx={{ fontSize: 18 }} aria-hidden="true" />
      {text}
    </Typography>
  );
}

function PhotoButton({ photo, file }: { readonly photo: Photo; readonly file: SubmissionFile }) {
  const open = useOpenPhoto();
  /** The URL that could not be read; a renewed one is tried again. */
  const [unread, setUnread] = useState('');
  if (unread === file.url)
    return <Unread text={t('staff.attachment-gone', { file: t('staff.attachment-image') })} />;
  return (
    <button
      type="button"
      className="view-photo-button"
      aria-haspopup="dialog"
      title={t('staff.photo-open')}
      onClick={() => open(photo)}
    >
      <MarkedPhoto file={file} label={photo.label} marks={file.marks} onError={() => setUnread(file.url)} />
    </button>
  );
}

interface PlayerProps {
  readonly Media: 'audio' | 'video';
  readonly url: string;
  readonly label: string;
}

/**
 * Its URL is renewed every few minutes; the player keeps the one it began with, so that nothing stops. Once that one is
 * refused, it goes on with the newest from where it was.
 */
function Player({ Media, url, label }: PlayerProps) {
  const [read, setRead] = useState({ url, from: 0, plays: false });
  return (
    <Media
      controls
      preload="metadata"
      src={read.url}
      aria-label={label}
      onError={({ currentTarget: { currentTime, paused } }) =>
        setRead({ url, from: currentTime, plays: !paused })
      }
      onLoadedMetadata={({ currentTarget }) => {
        if (read.from === 0) return;
        currentTarget.currentTime = read.from;
        if (read.plays) void currentTarget.play();
      }}
    >
      <track kind="captions" />
    </Media>
  );
}
