// One section of a viewed submission with its questions, conditions and copies.
// rules: R2.055-R2.058, R2.069, W14, X36.75

import type { Block, QuestionBlock, TreeSection } from '@constancia/domain/presentation/submission-tree.ts';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { t } from '../../../platform/texts.ts';
import { AnswerView } from './answer-view.tsx';
import { AttachmentView } from './attachment-view.tsx';
import { HistoryView } from './history-view.tsx';
import { type MarkedField, ViewToolsContext } from './view-tools.ts';
import './view.css';

interface Props {
  readonly section: TreeSection;
  readonly open: boolean;
  readonly onToggle: () => void;
}

export function SectionView({ section, open, onToggle }: Props) {
  return (
    <Accordion
      expanded={open}
      onChange={onToggle}
      slotProps={{ heading: { component: 'h2' }, region: { role: 'group' } }}
      disableGutters
      variant="outlined"
      // They stand apart, so each has round corners, not only the first and the last.
      sx={{ mb: 2, '&&': { borderRadius: 1 } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" variant="subtitle1" dir="auto">
          {section.title || t('staff.section-untitled')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <ReviewMarkSlot at={{ sectionId: section.id }} label={section.title || t('staff.section-untitled')} />
        {section.description && (
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '80ch' }} dir="auto">
            {section.description}
          </Typography>
        )}
        {section.prompt && (
          <Typography variant="subtitle1" sx={{ mb: 2 }} dir="auto">
            {section.prompt}
          </Typography>
        )}
        {section.blocks.map((block) => (
          <BlockView key={block.id} block={block} sectionId={section.id} />
        ))}
      </AccordionDetails>
    </Accordion>
  );
}

function ReviewMarkSlot(props: { readonly at: MarkedField; readonly label: string }) {
  const { Mark } = use(ViewToolsContext);
  return Mark && <Mark {...props} />;
}

function BlockView({ block, sectionId }: { readonly block: Block; readonly sectionId: string }) {
  if (block.type === 'question') return <QuestionView block={block} at={{ sectionId }} />;
  const title = block.type === 'copy' ? t('staff.copy', { number: block.number }) : block.label;
  const muted = block.type === 'condition' && !block.ticked;
  return (
    <div role="group" aria-label={title} className={muted ? 'view-block view-block-unticked' : 'view-block'}>
      <Typography variant="subtitle1" sx={{ color: muted ? 'text.secondary' : 'text.primary' }} dir="auto">
        {title}
        {block.type === 'condition' && (
          <Chip
            size="small"
            sx={{ ml: 2 }}
            label={t(block.ticked ? 'staff.condition-ticked' : 'staff.condition-unticked')}
          />
        )}
      </Typography>
      {block.blocks.map((inner) => (
        <QuestionView
          key={inner.id}
          block={inner}
          at={{ sectionId, ...(block.type === 'copy' && { rowId: block.id }) }}
        />
      ))}
    </div>
  );
}

interface QuestionViewProps {
  readonly block: QuestionBlock;
  readonly at: MarkedField;
}

function QuestionView({ block, at }: QuestionViewProps) {
  const { Edit } = use(ViewToolsContext);
  const asked = { ...at, questionId: block.id };
  return (
    <div className="view-question">
      <div className="view-question-head">
        <Typography color="textSecondary" variant="body2" dir="auto">
          {block.label}
        </Typography>
        <div className="view-question-tools">
          {Edit && <Edit at={asked} label={block.label} />}
          <ReviewMarkSlot at={asked} label={block.label} />
        </div>
      </div>
      {/* A file alone is an answer. */}
      {(block.display.kind !== 'none' || block.attachments.length === 0) && (
        <AnswerView display={block.display} />
      )}
      {block.attachments.map((attachment) => (
        <AttachmentView key={attachment.key} attachment={attachment} label={block.label} />
      ))}
      {block.history && <HistoryView history={block.history} label={block.label} />}
    </div>
  );
}
