import styled from '@emotion/styled';
import { hidden } from './mixins';

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  margin: -1px;
  ${hidden}
`;
