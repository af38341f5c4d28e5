import styled from '@emotion/styled';
import { useDispatch, useSelector } from 'react-redux';
import type { ConfigurationPart } from '../state/configuration';
import { languageChosen } from '../state/navigation/slice';
import { text } from '../texts/text';
import { Button } from '../ui/Button';
import { wrapping } from '../ui/mixins';

const Languages = styled.ul`
  ${wrapping}
  gap: 0 var(--space-5);
  [aria-current] {
    color: inherit;
    text-decoration: none;
  }
`;

// In its own words, by which those find it who read no other.
const nameOf = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** The languages of the page, if there is a choice (rule `texts.choice`). */
export const LanguageChoice = () => {
  const dispatch = useDispatch();
  const { language, languages } = useSelector(({ configuration }: ConfigurationPart) => configuration);
  if (languages.length < 2) return null;
  return (
    <nav aria-label={text('page.language')}>
      <Languages>
        {languages.map((name) => (
          <li key={name} lang={name}>
            <Button
              kind="quiet"
              aria-current={name === language ? 'true' : undefined}
              onClick={() => dispatch(languageChosen({ language: name }))}
            >
              {nameOf(name)}
            </Button>
          </li>
        ))}
      </Languages>
    </nav>
  );
};
