// The forms of a page: a table, or cards that unfold on phones.
// rules: P2.63-P2.66, P2.74

import type { FormRow } from '@constancia/contract/forms/forms.ts';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { t } from '../../../platform/texts.ts';
import type { FormCommands } from './form-menu.tsx';
import { FormActions, FormTitle, ScopeSwitch } from './form-row.tsx';

interface Props extends FormCommands {
  readonly forms: readonly FormRow[];
  readonly anyPaymentGateway: boolean;
  readonly showsScope: boolean;
  readonly onPublish: (form: FormRow, isPublic: boolean) => void;
}

export function FormTable(props: Props) {
  const narrow = useMediaQuery('(max-width: 767px)');
  return narrow ? <FormCards {...props} /> : <WideTable {...props} />;
}

/** Room for whole words: the cells beside them stand closer together. */
const ON_A_TABLET = { '& .MuiTableCell-root': { '@media (max-width: 1023px)': { px: 2 } } };

function WideTable({ forms, anyPaymentGateway, showsScope, onPublish, ...commands }: Props) {
  return (
    <TableContainer component={Paper}>
      <Table size="small" aria-label={t('staff.forms')} sx={ON_A_TABLET}>
        <TableHead>
          <TableRow>
            <TableCell>{t('staff.forms-column-name')}</TableCell>
            <TableCell>{t('staff.forms-column-area')}</TableCell>
            {showsScope && <TableCell>{t('staff.forms-column-scope')}</TableCell>}
            {anyPaymentGateway && <TableCell>{t('staff.forms-column-gateway')}</TableCell>}
            <TableCell>{t('staff.forms-column-actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {forms.map((form) => (
            <TableRow key={form.id} hover>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600, minWidth: 160 }}>
                <FormTitle form={form} />
              </TableCell>
              <TableCell sx={{ minWidth: 96 }}>{form.area.name}</TableCell>
              {showsScope && (
                <TableCell>
                  <ScopeSwitch form={form} onPublish={onPublish} />
                </TableCell>
              )}
              {anyPaymentGateway && (
                <TableCell>{form.paymentGateway ? t('staff.yes') : t('staff.no')}</TableCell>
              )}
              <TableCell>
                <FormActions form={form} {...commands} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function FormCards({ forms, anyPaymentGateway, showsScope, onPublish, ...commands }: Props) {
  return forms.map((form) => (
    <Accordion
      key={form.id}
      slotProps={{ heading: { component: 'h2' }, region: { role: 'group' } }}
      disableGutters
      variant="outlined"
      // One line between two, not three.
      sx={{ '&::before': { display: 'none' }, '& + &': { borderTop: 0 } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" variant="subtitle1">
          <FormTitle form={form} />
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 3 }}>
        <Typography color="textSecondary">{form.area.name}</Typography>
        {showsScope && (
          <div>
            <ScopeSwitch form={form} onPublish={onPublish} />
          </div>
        )}
        {anyPaymentGateway && form.paymentGateway && (
          <Typography>{t('staff.forms-column-gateway')}</Typography>
        )}
        <FormActions form={form} {...commands} />
      </AccordionDetails>
    </Accordion>
  ));
}
