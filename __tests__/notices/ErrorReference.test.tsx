import { render } from '@testing-library/react';
import { ErrorReference } from '../../src/notices/ErrorReference';

it('The reference of a failure can be read', () => {
  const { container } = render(<ErrorReference reference="MI3K9X2A-4F7QZB" />);
  expect(container).toHaveTextContent('Reference MI3K9X2A-4F7QZB');
});
