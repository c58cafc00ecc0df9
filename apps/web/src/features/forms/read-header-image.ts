// One call: an address under which a header image can be seen for five minutes. rules: E3.08, W12
import type { readHeaderImage as readHeaderImageEndpoint } from '@constancia/contract/forms-header-image.ts';
import { call } from '../../platform/api-client.ts';

export async function readHeaderImage(formId: string, key: string): Promise<string> {
  const { address } = await call<typeof readHeaderImageEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/header-image',
    params: { formId },
    query: { key },
  });
  return address;
}
