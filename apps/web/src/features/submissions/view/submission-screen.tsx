// The read-only view of one stored submission.
// rules: A2.09, R2.047, R2.051-R2.072, R8.01

import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { assetUrl } from '@constancia/domain/pages/asset-url.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { type SubmissionTree } from '@constancia/domain/presentation/submission-tree.ts';
import { submissionTreeOf } from '@constancia/domain/presentation/submission-tree-of.ts';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, type SyntheticEvent, use, useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { language } from '../../../platform/language.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { MoreActions } from '../../../ui/staff/menus/more-actions.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { PresenceNote } from '../presence/presence-note.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import { WaysFromSubmission } from './neighbours.tsx';
import { Photos } from './photos.tsx';
import { readSubmission } from './read-submission.ts';
import {
  type SubmissionFiles,
  SubmissionFilesContext,
  useSubmissionFiles,
  withNotes,
} from './submission-files.ts';
import { submissionOf } from './submission-of.ts';
import { TreeView } from './tree-view.tsx';
import { type ViewTools, ViewToolsContext } from './view-tools.ts';
import './view.css';

const HOME = pathOf('home');
const NOTHING_EDITED: ViewTools['edited'] = new Map();

function FailedDialog({ error }: { readonly error: unknown }) {
  const navigate = useNavigate();
  return (
    <DialogFrame
      title={t('staff.error')}
      text={problemText(error, { otherwise: 'staff.view-failed' })}
      onClose={() => void navigate(HOME)}
    />
  );
}

function treeOf(view: SubmissionView, edited: ViewTools['edited']): SubmissionTree {
  return submissionTreeOf({
    edited,
    definition: view.definition,
    submission: submissionOf(view),
    language,
    incidentNumber: view.incidentNumber,
    hideElectronicSignature: view.hidesElectronicSignature,
  });
}

/** Props of what other features add to the view of a submission; the app passes the components in. */
export interface ViewSlotProps {
  readonly view: SubmissionView;
  /** 'cis': the public variant, without links into the product (A2.09). */
  readonly entry: 'internal' | 'cis';
}

/** A picture of an earlier version may be gone. */
function hideImage({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true;
}

interface SubmissionViewProps {
  readonly entry: ViewSlotProps['entry'];
  /** Beside the title, also on a phone. */
  readonly first: ComponentType<ViewSlotProps>;
  /** Buttons beside the title, on a phone on demand. */
  readonly actions: readonly ComponentType<ViewSlotProps>[];
  /** Wraps the submission: adds to the top of the page and to each question. */
  readonly frame: ComponentType<ViewSlotProps & { readonly children: ReactNode }>;
}

export function ViewedSubmission({ entry, first: First, actions, frame: Frame }: SubmissionViewProps) {
  const { id = '' } = useParams();
  const submission = useQuery({
    queryKey: ['submission', id],
    queryFn: ({ signal }) => readSubmission(id, signal),
  });
  const { data } = submission;
  const { files, failure } = useSubmissionFiles(id, data?.answers ?? null);
  // What was read stays when reading it again fails, with what somebody writes in its dialogs.
  if (submission.isError && !data) return <FailedDialog error={submission.error} />;
  if (!data) {
    return (
      <Page title={t('shell.loading')}>
        <Skeleton variant="rounded" height={120} sx={{ mb: 4 }} />
        <Skeleton variant="rounded" height={320} />
      </Page>
    );
  }
  const back = entry === 'internal' && <WaysFromSubmission id={data.id} formId={data.formId} />;
  const buttons = actions.map((Action, position) => <Action key={position} view={data} entry={entry} />);
  return (
    <Page
      title={inLanguage(data.definition.title, language)}
      windowTitle={[data.code, inLanguage(data.definition.title, language)]}
      description={inLanguage(data.definition.description, language)}
      back={back}
      action={<MoreActions first={<First view={data} entry={entry} />}>{buttons}</MoreActions>}
    >
      {entry === 'internal' && <PresenceNote submissionId={data.id} doing="viewing" />}
      {data.headerImageUrl !== null && (
        <img className="view-header-image" src={data.headerImageUrl} alt="" onError={hideImage} />
      )}
      {failure && (
        <FailureAlert
          text={problemText(failure.error, { otherwise: 'staff.files-failed' })}
          onRetry={failure.retry}
        />
      )}
      <WithPhotos view={data} files={files}>
        <Frame view={data} entry={entry}>
          <ViewedTree view={data} entry={entry} />
        </Frame>
      </WithPhotos>
    </Page>
  );
}

interface WithPhotosProps {
  readonly view: SubmissionView;
  readonly files: SubmissionFiles;
  readonly children: ReactNode;
}

/** Around everything that shows files of the submission. */
function WithPhotos({ view, files, children }: WithPhotosProps) {
  const tree = useMemo(() => treeOf(view, NOTHING_EDITED), [view]);
  const noted = useMemo(() => withNotes(files, view), [files, view]);
  return (
    <SubmissionFilesContext value={noted}>
      <Photos tree={tree}>{children}</Photos>
    </SubmissionFilesContext>
  );
}

function ViewedTree({ view, entry }: ViewSlotProps) {
  const { edited } = use(ViewToolsContext);
  const tree = useMemo(() => treeOf(view, edited), [view, edited]);
  const { asset, municipalityId, startedFrom } = view;
  const url = asset && entry === 'internal' ? assetUrl(municipalityId, asset.id) : null;
  const start =
    startedFrom && entry === 'internal' ? (
      <MuiLink component={Link} to={pathOf('submission', { id: startedFrom.id })}>
        {startedFrom.code}
      </MuiLink>
    ) : (
      startedFrom?.code
    );
  return (
    <TreeView
      tree={tree}
      timeZone={view.timeZone}
      map={view.map}
      assetUrl={url}
      startedFrom={start}
      evidence={<EvidenceCard view={view} />}
    />
  );
}
