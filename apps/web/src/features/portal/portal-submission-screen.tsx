// A citizen reads an own submission: what the record says, on the screen, and the record itself as a PDF.
// rules: R7.27, X31.85, X33.73, X34.79
import type { PortalSubmissionView } from '@constancia/contract/submissions/portal.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import type { RecordAnswer, RecordBlock, RecordLine } from '@constancia/domain/presentation/record/record.ts';
import { useEffect, useState } from 'react';
import { asCallError, CallError } from '../../platform/api-client.ts';
import { NavLink, useNavigation } from '../../platform/navigation.tsx';
import { t } from '../../platform/texts.ts';
import { useWindowTitle } from '../../platform/page/window-title.ts';
import { AnsweringSkeleton } from '../../ui/light/form-skeleton.tsx';
import { MessageCard } from '../../ui/light/message-card.tsx';
import { NotLoaded } from '../../ui/light/not-loaded.tsx';
import { OwnAppointment } from '../appointments/public.ts';
import { RecordDownload } from '../records/public.ts';
import { Entered, EntryFailed } from './entered.tsx';
import { Revisions } from './own-revisions.tsx';
import { linkOfOwnAppointment, readOwnSubmission, requestOwnRecord } from './portal-api.ts';
import './portal.css';

export function PortalSubmissionScreen() {
  const { id = '' } = useNavigation().params;
  const wanted = { path: pathOf('submissionPortal', { id }) };
  return <Entered wanted={wanted}>{() => <OwnSubmission key={id} submissionId={id} />}</Entered>;
}

function OwnSubmission({ submissionId }: { readonly submissionId: string }) {
  const [asked, setAsked] = useState({ submissionId });
  const [read, setRead] = useState<PortalSubmissionView | CallError | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    readOwnSubmission(asked.submissionId, leaving.signal).then(setRead, (error: unknown) => {
      if (!leaving.signal.aborted) setRead(asCallError(error));
    });
    return () => leaving.abort();
  }, [asked]);
  if (read === null) return <AnsweringSkeleton />;
  if (!(read instanceof CallError)) return <Shown submissionId={submissionId} view={read} />;
  if (read.code === 'portal-entry-failed') return <EntryFailed />;
  if (read.code === 'submission-not-found')
    return <MessageCard title={t('problem.submission-not-found')} variant="alert" />;
  const again = () => {
    setRead(null);
    setAsked({ submissionId });
  };
  return <NotLoaded what="page" error={read} onRetry={again} />;
}

interface ShownProps {
  readonly submissionId: string;
  readonly view: PortalSubmissionView;
}

function Shown({ submissionId, view }: ShownProps) {
  const { code, sheet, revision, revisions, timeZone, appointment } = view;
  useWindowTitle(code, sheet.title);
  return (
    <div className="answering answering-column portal-view">
      <h1 dir="auto">{sheet.title}</h1>
      {revision && (
        <div className="portal-asked">
          <p>{t('portal.asked')}</p>
          <NavLink to={pathOf('revisePortal', { id: submissionId })}>{t('portal.revise')}</NavLink>
        </div>
      )}
      {appointment && (
        <OwnAppointment
          appointment={{ ...appointment, submissionId, timeZone }}
          makeLink={() => linkOfOwnAppointment(submissionId)}
        />
      )}
      <Lines lines={sheet.facts} />
      {sheet.subjects.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Lines lines={lines} />
        </section>
      ))}
      {sheet.sections.map(({ title, blocks }, position) => (
        <section key={`${position} ${title}`}>
          <h2 dir="auto">{title}</h2>
          {blocks.map((block, at) => (
            <Block key={at} block={block} rowWord={sheet.words.number} />
          ))}
        </section>
      ))}
      {revisions.length > 0 && <Revisions revisions={revisions} timeZone={timeZone} />}
      <RecordDownload ask={() => requestOwnRecord(submissionId)} kind="record" />
      <p>
        <NavLink to={pathOf('submissionsPortal')}>{t('portal.to-submissions')}</NavLink>
      </p>
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly RecordLine[] }) {
  return (
    <dl>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Block({ block, rowWord }: { readonly block: RecordBlock; readonly rowWord: string }) {
  if (block.type === 'answer')
    return (
      <dl>
        <Answer answer={block} />
      </dl>
    );
  if (block.type === 'group')
    return (
      <>
        <h3 dir="auto">{[block.title, block.note].filter((text) => text !== '').join(' · ')}</h3>
        <dl>
          {block.blocks.map((answer, at) => (
            <Answer key={at} answer={answer} />
          ))}
        </dl>
      </>
    );
  return block.rows.map((row, at) => (
    <dl key={at} aria-label={`${rowWord} ${at + 1}`}>
      {row.map((cell, column) => (
        <div key={column}>
          <dt>{block.columns[column]}</dt>
          <dd dir="auto">{cell}</dd>
        </div>
      ))}
    </dl>
  ));
}

function Answer({ answer: { label, texts, href, pictures, files } }: { readonly answer: RecordAnswer }) {
  return (
    <div>
      <dt dir="auto">{label}</dt>
      {texts.map((text) => (
        <dd key={text} dir="auto">
          {href === '' ? (
            text
          ) : (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          )}
        </dd>
      ))}
      {[...pictures, ...files].map(({ key, label: kind }) => (
        <dd key={key} className="soft">
          {kind}
        </dd>
      ))}
    </div>
  );
}
