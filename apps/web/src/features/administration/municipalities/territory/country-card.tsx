// A country with its provinces; each opens the list of its municipalities.
// rules: X33.88, X33.89
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../../../platform/texts.ts';
import { type Column, DataTable } from '../../../../ui/staff/data-table.tsx';
import { RowMenu } from '../../../../ui/staff/menus/row-menu.tsx';
import { SectionCard } from '../../../../ui/staff/section-card.tsx';
import { EditButton } from '../../edit-button.tsx';
import type { RegisteredCountry, RegisteredMunicipality, RegisteredProvince } from './api.ts';
import type { OpenDialog } from './territory-dialogs.tsx';

interface Props {
  readonly country: RegisteredCountry;
  /** Only what was searched for is here: it is shown at once. */
  readonly isNarrowed: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

export function CountryCard({ country, isNarrowed, onOpen }: Props) {
  const { id, name, isDisabled, provinces } = country;
  return (
    <SectionCard
      title={name}
      beside={
        <>
          {isDisabled && <Chip size="small" color="warning" label={t('territory-register.disabled')} />}
          <RowMenu
            buttonId={`country-${id}`}
            label={t('territory-register.actions', { name })}
            entries={[
              {
                text: t('territory-register.rename'),
                onChoose: () => onOpen({ what: 'rename-country', country }),
              },
              {
                text: t('territory-register.new-province'),
                onChoose: () => onOpen({ what: 'new-province', country }),
              },
              {
                text: t(isDisabled ? 'territory-register.enable' : 'territory-register.disable'),
                onChoose: () => onOpen({ what: 'switch-country', country }),
              },
              {
                text: t('territory-register.delete'),
                isDangerous: true,
                onChoose: () => onOpen({ what: 'delete-country', country }),
              },
            ]}
          />
        </>
      }
    >
      {provinces.length === 0 && (
        <Typography color="textSecondary">{t('territory-register.no-provinces')}</Typography>
      )}
      {provinces.map((province) => (
        <ProvincePanel
          // What is searched for opens provinces, so that each search begins with panels of its own.
          key={`${province.id} ${isNarrowed}`}
          province={province}
          country={country}
          startsOpen={isNarrowed || provinces.length === 1}
          onOpen={onOpen}
        />
      ))}
    </SectionCard>
  );
}

const columns = (): readonly [Column<RegisteredMunicipality>, Column<RegisteredMunicipality>] => [
  { title: t('municipalities.column-name'), cell: ({ name }) => <span dir="auto">{name}</span> },
  { title: t('municipalities.keyword'), cell: ({ keyword }) => (keyword === '' ? '—' : keyword) },
];

const actions = (onEdit: (municipality: RegisteredMunicipality) => void): Column<RegisteredMunicipality> => ({
  title: t('municipalities.column-actions'),
  cell: (municipality) => <EditButton name={municipality.name} onEdit={() => onEdit(municipality)} />,
});

interface PanelProps {
  readonly province: RegisteredProvince;
  readonly country: RegisteredCountry;
  readonly startsOpen: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

function ProvincePanel({ province, country, startsOpen, onOpen }: PanelProps) {
  const { name, municipalities } = province;
  return (
    <Accordion
      defaultExpanded={startsOpen}
      slotProps={{
        heading: { component: 'h3' },
        region: { role: 'group' },
        // A country may have thousands of municipalities: those of a closed province are not drawn.
        transition: { unmountOnExit: true },
      }}
      disableGutters
      variant="outlined"
      // They stand apart, so each has round corners, not only the first and the last.
      sx={{ mb: 2, '&&': { borderRadius: 1 } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" variant="subtitle1" dir="auto" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        <Typography component="span" color="textSecondary" sx={{ mx: 3, flex: 'none' }}>
          {t('municipalities.total', { count: municipalities.length })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack direction="row" sx={{ gap: 2, mb: 3, flexWrap: 'wrap' }}>
          <Button
            size="small"
            aria-label={t('territory-register.rename-named', { name })}
            onClick={() => onOpen({ what: 'rename-province', province, country })}
          >
            {t('territory-register.rename')}
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={t('territory-register.delete-named', { name })}
            onClick={() => onOpen({ what: 'delete-province', province })}
          >
            {t('territory-register.delete')}
          </Button>
        </Stack>
        {municipalities.length === 0 ? (
          <Typography color="textSecondary">{t('territory-register.no-municipalities')}</Typography>
        ) : (
          <DataTable
            label={name}
            rows={municipalities}
            columns={columns()}
            actions={actions((municipality) => onOpen({ what: 'name-municipality', municipality, province }))}
          />
        )}
      </AccordionDetails>
    </Accordion>
  );
}
