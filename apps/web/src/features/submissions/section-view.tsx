// One section of a viewed answer with its questions, conditions and copies. rules: R2.055-R2.058, R2.069, W14
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Block, DocumentSection, QuestionBlock } from '@constancia/domain/documents/document.ts';
import type { Display } from '@constancia/domain/questions/question-type.ts';
import { t } from '../../platform/texts.ts';
import { AttachmentView } from './attachment-view.tsx';

interface Props {
  readonly section: DocumentSection;
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
      sx={{ mb: 2 }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" sx={{ fontWeight: 650 }} dir="auto">
          {section.title || t('staff.section-untitled')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        {section.description && (
          <Typography sx={{ color: 'text.secondary', mb: 3 }} dir="auto">
            {section.description}
          </Typography>
        )}
        {section.prompt && (
          <Typography sx={{ fontWeight: 600, mb: 2 }} dir="auto">
            {section.prompt}
          </Typography>
        )}
        {section.blocks.map((block) => (
          <BlockView key={block.id} block={block} />
        ))}
      </AccordionDetails>
    </Accordion>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  if (block.type === 'question') return <QuestionView block={block} />;
  const title = block.type === 'copy' ? t('staff.copy', { number: block.number }) : block.label;
  const muted = block.type === 'condition' && !block.ticked;
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{ borderLeft: 3, borderColor: muted ? 'divider' : 'primary.main', pl: 4, py: 1, my: 3 }}
    >
      <Typography sx={{ fontWeight: 600, color: muted ? 'text.secondary' : 'text.primary' }} dir="auto">
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
        <QuestionView key={inner.id} block={inner} />
      ))}
    </Box>
  );
}

function QuestionView({ block }: { readonly block: QuestionBlock }) {
  return (
    <Box sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }} dir="auto">
        {block.label}
      </Typography>
      <AnswerView display={block.display} />
      {block.attachments.map((attachment) => (
        <AttachmentView key={attachment.key} attachment={attachment} label={block.label} />
      ))}
    </Box>
  );
}

function AnswerView({ display }: { readonly display: Display }) {
  if (display.kind === 'none')
    return (
      <Typography sx={{ fontStyle: 'italic', color: 'text.secondary' }}>{t('staff.no-answer')}</Typography>
    );
  if (display.kind === 'word')
    return <Typography>{t(display.code === 'yes' ? 'staff.yes' : 'staff.no')}</Typography>;
  if (display.kind === 'link') {
    return (
      <Typography>
        <MuiLink href={display.href} target="_blank" rel="noopener noreferrer">
          {display.text}
        </MuiLink>{' '}
        <Typography sx={{ color: 'text.secondary' }} component="span">
          ({display.host})
        </Typography>
      </Typography>
    );
  }
  if (display.kind === 'list') {
    return (
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {display.items.map((item) => (
          <li key={item} dir="auto">
            {item}
          </li>
        ))}
      </Box>
    );
  }
  return (
    <Typography sx={{ whiteSpace: 'pre-wrap' }} dir="auto">
      {display.text}
    </Typography>
  );
}
