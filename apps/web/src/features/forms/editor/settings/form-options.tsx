// 'Configuración': the options of the form in groups, each with its further settings right below it.
// rules: E2.12, E2.16-E2.20
import { t } from '../../../../platform/texts.ts';
import { optionGroups } from '../../option-groups.ts';
import { useDefinition } from '../editing/editor-context.tsx';
import { ELEMENT } from '../editing/selection.ts';
import { AnsweringPanel } from './answering/answering-panel.tsx';
import { OptionSwitch, SyncSwitch } from './option-switch.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { SignatureList } from './signature-list.tsx';

const GROUPS = optionGroups();

export function FormOptions() {
  const signatures = useDefinition(({ options }) => options.digitalSignature);
  const sells = useDefinition(({ options }) => options.addPaymentGateway);
  return (
    <>
      <div
        id={ELEMENT.options}
        className="ed-options"
        role="group"
        aria-label={t('editor.options')}
        tabIndex={-1}
      >
        {GROUPS.map(([group, names]) => (
          <fieldset key={group} className="ed-group">
            <legend>{t(`editor.group-${group}`)}</legend>
            {group === 'outside' && <SyncSwitch />}
            {names.map((name) => (
              <OptionSwitch key={name} name={name} />
            ))}
          </fieldset>
        ))}
        <AnsweringPanel />
      </div>
      {signatures && <SignatureList />}
      {sells && <PaymentPanel />}
    </>
  );
}
