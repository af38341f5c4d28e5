import { render } from '@testing-library/react';
import { Amount } from '../../src/ui/Amount';

// Rule `money.whole`.
it.each([
  ['R 1,500,000.50', ['R 1,', '500,', '000.50']],
  ['$ 98,765.40', ['$ 98,', '765.40']],
  ['R\u00a01\u00a0500\u00a0000,50', ['R\u00a01\u00a0', '500\u00a0', '000,50']],
  ['1.500.000,50\u00a0€', ['1.', '500.', '000,50\u00a0€']],
  ['1\u202f500,50', ['1\u202f', '500,50']],
  ['1’500.50', ['1’', '500.50']],
  ['BHD 1.235', ['BHD 1.235']],
  ['R 0.00', ['R 0.00']],
])('The amount %s breaks between its groups, in the form of every language', (text, groups) => {
  const { container } = render(<Amount text={text} />);
  expect(
    container
      .querySelector('bdi')
      ?.innerHTML.split('<wbr>')
      .map((part) => part.replaceAll('&nbsp;', '\u00a0')),
  ).toEqual(groups);
});
