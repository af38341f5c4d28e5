import styled from '@emotion/styled';
import { useDispatch } from 'react-redux';
import { text } from '../texts/text';
import { aboveLink, signButton } from '../ui/mixins';
import { dialogAsked } from './dialogsSlice';

const Sign = styled.button`
  ${signButton}
  ${aboveLink}
  flex: none;
  margin-block: -0.8125rem;
  margin-inline: -0.5625rem -0.8125rem;
  vertical-align: middle;
  &::before {
    content: "?";
    box-sizing: border-box;
    display: inline-block;
    inline-size: 1.125rem;
    border: 1px solid;
    border-radius: var(--radius-round);
    font-size: 0.75rem;
    font-weight: 650;
    line-height: calc(1.125rem - 2px);
  }
  &:hover::before {
    background: var(--brand-soft);
    color: var(--brand-strong);
  }
  &:focus-visible::before {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
    box-shadow: 0 0 0 1px var(--halo);
  }
`;

/** A small "?" beside a figure, which opens the explanation of all amounts; `about` names it (rule `help.amounts`). */
export const AmountsHelp = ({ about }: { about: string }) => {
  const dispatch = useDispatch();
  return (
    <Sign
      type="button"
      aria-label={text('help.about', { about })}
      onClick={() => dispatch(dialogAsked({ dialog: 'amountsExplained' }))}
    />
  );
};
