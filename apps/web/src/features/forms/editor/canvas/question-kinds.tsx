// The icons and names of the nine kinds of question, in the order in which they are offered.
// rules: E3.46, E3.47, E9.10, E9.11

import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import AccessTimeIcon from '@mui/icons-material/AccessTime';
import CalendarTodayIcon from '@mui/icons-material/CalendarToday';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import InsertLinkIcon from '@mui/icons-material/InsertLink';
import PinIcon from '@mui/icons-material/Pin';
import RadioButtonCheckedIcon from '@mui/icons-material/RadioButtonChecked';
import ShortTextIcon from '@mui/icons-material/ShortText';
import ToggleOnIcon from '@mui/icons-material/ToggleOn';
import type SvgIcon from '@mui/material/SvgIcon';
import { createSvgIcon } from '@mui/material/utils';

type Icon = typeof SvgIcon;

/** A number with a comma: a percent sign would promise percentages. */
const DecimalIcon = createSvgIcon(
  <text x="12" y="17" textAnchor="middle" fontSize="13" fontWeight="700" fontFamily="inherit">
    1,5
  </text>,
  'Decimal',
);

const ICONS: Readonly<Record<QuestionKind, Icon>> = {
  text: ShortTextIcon,
  integer: PinIcon,
  decimal: DecimalIcon,
  date: CalendarTodayIcon,
  time: AccessTimeIcon,
  link: InsertLinkIcon,
  'single-choice': RadioButtonCheckedIcon,
  'multiple-choice': CheckBoxIcon,
  'yes-no': ToggleOnIcon,
};

export const OFFERED_KINDS = Object.keys(ICONS) as readonly QuestionKind[];

export function QuestionKindIcon({ kind }: { readonly kind: QuestionKind }) {
  const Icon = ICONS[kind];
  return <Icon fontSize="small" aria-hidden="true" />;
}
