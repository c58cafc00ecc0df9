// React's development build keeps with each element it makes where that happened, as an Error with its stack, so that a warning
// can name it. A page makes tens of thousands, and that took a quarter of the processor's time of the tests. React itself stops
// at a number of them a second; here it stops before the first. A warning still names the components that it is about.
import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

export function keepNoOwnerStacks(): void {
  const internals = Reflect.get(React, INTERNALS) as object;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}
