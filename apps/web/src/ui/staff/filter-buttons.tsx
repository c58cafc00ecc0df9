// Shows one kind of entry of a list, or all of them.
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface FilterButtonsProps<Kind extends string> {
  readonly label: string;
  readonly all: string;
  readonly kinds: readonly Kind[];
  readonly nameOf: (kind: Kind) => string;
  /** Null when all are shown. */
  readonly shown: Kind | null;
  readonly onShow: (kind: Kind | null) => void;
}

export function FilterButtons<Kind extends string>(props: FilterButtonsProps<Kind>) {
  const { label, all, kinds, nameOf, shown, onShow } = props;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown ?? 'all'}
      aria-label={label}
      sx={{ mb: 4, flexWrap: 'wrap' }}
      onChange={(_event, picked: Kind | 'all' | null) =>
        onShow(picked === null || picked === 'all' ? null : picked)
      }
    >
      <ToggleButton value="all">{all}</ToggleButton>
      {kinds.map((kind) => (
        <ToggleButton key={kind} value={kind}>
          {nameOf(kind)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
