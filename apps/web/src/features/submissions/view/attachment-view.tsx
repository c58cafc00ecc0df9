// A file of a viewed submission: a picture is shown, a video plays, and any of them can be saved. A file that is not stored
// in this product (in imported submissions) is only named.
// rules: R2.055, R5.25, R5.26, W12, X33.75

import type { Attachment } from '@constancia/domain/presentation/submission-tree.ts';
import AttachFileIcon from '@mui/icons-material/AttachFile';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { SubmissionFilesContext } from './submission-files.ts';
import './view.css';

export function AttachmentView({
  attachment,
  label,
}: {
  readonly attachment: Attachment;
  readonly label: string;
}) {
  const file = use(SubmissionFilesContext)?.get(attachment.key);
  const named = t(`staff.attachment-${attachment.type}`);
  if (!file)
    return (
      <Typography
        color="textSecondary"
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <AttachFileIcon sx={{ fontSize: 18 }} aria-hidden="true" />
        {named}
      </Typography>
    );
  return (
    <div className="view-file">
      {attachment.type === 'image' && <img src={file.url} alt={`${label}: ${file.name}`} />}
      {attachment.type === 'video' && <VideoPlayer url={file.url} label={`${label}: ${file.name}`} />}
      <MuiLink
        href={file.url}
        download={file.name}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 24, overflowWrap: 'anywhere' }}
      >
        <AttachFileIcon sx={{ fontSize: 18, flex: 'none' }} aria-hidden="true" />
        {file.name}
      </MuiLink>
    </div>
  );
}

/**
 * Its URL is renewed every few minutes; the player keeps the one it began with, so that nothing stops. Once that one is
 * refused, it goes on with the newest from where it was.
 */
function VideoPlayer({ url, label }: { readonly url: string; readonly label: string }) {
  const [read, setRead] = useState({ url, from: 0, plays: false });
  return (
    <video
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
    </video>
  );
}
