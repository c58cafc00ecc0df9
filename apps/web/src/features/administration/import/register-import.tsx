// The page of a spreadsheet for a register that each municipality has: which municipality, and whether it is kept here.
// rules: X34.63
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { type TextCode, t } from '../../../platform/texts.ts';
import { useUrlSearch } from '../../../platform/url-search.ts';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { useAccount } from '../../session/public.ts';
import { MunicipalityField } from '../territory-choice.tsx';
import { ImportScreen } from './import-screen.tsx';
import type { ImportedRegister, SendLines } from './imported-register.ts';

const MUNICIPALITY = 'municipio';

/** The municipality whose register is filled; it stands in the URL. */
export function useImportMunicipality(): { readonly id: string; readonly choose: (id: string) => void } {
  const { municipality } = useAccount();
  const { search, change } = useUrlSearch();
  return {
    id: search.get(MUNICIPALITY) ?? municipality.id,
    choose: (id) => change((next) => next.set(MUNICIPALITY, id)),
  };
}

/** Path of a page of a municipality's register. */
export const ofMunicipality = (path: string, id: string) =>
  `${path}?${new URLSearchParams({ [MUNICIPALITY]: id })}`;

interface Props<Column extends string, Known, Entry> {
  readonly register: ImportedRegister<Column, Known, Entry>;
  readonly municipality: ReturnType<typeof useImportMunicipality>;
  /** What the cells may mean, and whether the register is the platform's. */
  readonly read: Pick<
    UseQueryResult<{ readonly known: Known; readonly isReadOnly: boolean }>,
    'data' | 'error' | 'isError' | 'refetch'
  >;
  readonly texts: { readonly readOnly: TextCode; readonly failed: TextCode };
  readonly send: SendLines<Entry>;
  /** Path of the register. */
  readonly back: string;
  /** What else is chosen; what was checked does not hold once `onChange` was called. */
  readonly renderOptions?: (onChange: () => void, disabled: boolean) => ReactNode;
}

export function RegisterImport<Column extends string, Known, Entry>(props: Props<Column, Known, Entry>) {
  const { register, municipality, read, send, back, renderOptions } = props;
  const isOffered = read.data?.isReadOnly === false;
  return (
    <ImportScreen
      // Another municipality has other areas: what was read of a file does not hold there.
      key={municipality.id}
      register={register}
      known={read.data?.known ?? null}
      send={send}
      back={ofMunicipality(back, municipality.id)}
      asked={register.sheet.columns}
      isOffered={isOffered}
      failure={isOffered ? null : <NotOffered {...props} />}
      renderOptions={(onChange, disabled) => (
        <>
          <Box sx={{ mt: 4, maxWidth: 400 }}>
            <MunicipalityField
              id="import-municipality"
              value={municipality.id}
              disabled={disabled}
              onPick={municipality.choose}
            />
          </Box>
          {isOffered && renderOptions?.(onChange, disabled)}
        </>
      )}
    />
  );
}

function NotOffered<Column extends string, Known, Entry>({ read, texts }: Props<Column, Known, Entry>) {
  if (read.data) {
    return (
      <Alert severity="info" sx={{ my: 4 }}>
        {t(texts.readOnly)}
      </Alert>
    );
  }
  return (
    <Box sx={{ my: 4 }}>
      {read.isError ? (
        <FailureAlert
          text={problemText(read.error, { otherwise: texts.failed })}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <Skeleton variant="rounded" height={60} aria-busy="true" />
      )}
    </Box>
  );
}
