import { screen } from '@testing-library/react';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { CallCentreLink } from '../../src/screens/Failures';
import { createWorld } from '../support/world';

// Abroad the zero in brackets is not dialled.
it.each([
  ['0800 555 010', 'tel:0800555010'],
  ['+27 (0)11 529 2888', 'tel:+27115292888'],
  ['(011) 529-2888', 'tel:0115292888'],
])('The call centre with the number %s is called by %s', (callCentrePhone, address) => {
  const configuration = { ...defaultConfiguration, callCentrePhone };
  createWorld({ reducer: {}, sagas: [] }, { services: { configuration } }).show(<CallCentreLink />);
  expect(screen.getByRole('link', { name: callCentrePhone })).toHaveAttribute('href', address);
});
