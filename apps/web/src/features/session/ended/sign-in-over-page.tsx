// The fields with which the person of a page signs in again over it, also where the page does without the component
// library.
// rules: X31.61

import type { Account } from '@constancia/contract/session.ts';
import Box from '@mui/material/Box';
import { Themed } from '../../../ui/staff/themed.tsx';
import { SignInForm } from '../sign-in-form.tsx';
import { SingleSignOnButton } from '../single-sign-on/single-sign-on-button.tsx';

/** The page with what was written stays, so the provider gets a window of its own. */
const BESIDE = { name: '', by: 'popup', isDirect: false } as const;

interface SignInOverPageProps {
  /** The account of the page. */
  readonly account: Account;
  readonly onSignedIn: (account: Account) => void;
}

export function SignInOverPage({ account, onSignedIn }: SignInOverPageProps) {
  return (
    <Themed>
      <Box sx={{ mt: 5 }}>
        <SignInForm email={account.email} onSignedIn={onSignedIn} />
        {account.kind === 'single-sign-on' && (
          <SingleSignOnButton way={BESIDE} to={null} onSignedIn={onSignedIn} />
        )}
      </Box>
    </Themed>
  );
}
