import styled from '@emotion/styled';
import { useDispatch, useSelector } from 'react-redux';
import { dialogAsked } from '../notices';
import { CallCentreWords } from '../screens/Failures';
import { type ConfigurationPart, selectBrand } from '../state/configuration';
import { languageChosen } from '../state/navigation/slice';
import { selectSession } from '../state/session/slice';
import { text } from '../texts/text';
import { BrandName } from '../ui/AppHeader';
import { Logo } from '../ui/BrandMark';
import { Button } from '../ui/Button';
import { railLayout } from '../ui/layouts';
import { linkTarget, wrapping, wrappingRow } from '../ui/mixins';

const Footer = styled.footer`
  ${wrappingRow}
  gap: 0 var(--space-5);
  padding: var(--space-5) var(--page-edge) var(--space-6);
  border-block-start: 1px solid var(--line);
  > p:first-of-type {
    flex: 1 1 16rem;
    color: var(--ink-muted);
    overflow-wrap: anywhere;
  }
  /* The name and what the portal is in the first row, what can be done in the second. */
  @media not all and ${railLayout} {
    > p:first-of-type {
      flex-basis: 60%;
    }
  }
  a {
    ${linkTarget}
  }
  button {
    padding-inline: 0;
    justify-content: start;
    text-align: start;
    /* Its edge would go through the words. */
    @media (forced-colors: active) {
      border: 0;
    }
  }
`;

const Languages = styled.ul`
  ${wrapping}
  gap: 0 var(--space-5);
  li > [aria-current] {
    color: inherit;
    text-decoration: none;
  }
`;

// Each language by its own name for itself, for members who read no other.
const nameOf = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** The languages of the page, if there is a choice (rule `texts.choice`). */
const LanguageChoice = () => {
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

/** The footer of every screen: the phone number, and what a signed-in member can open at any time. */
export const HelpFooter = () => {
  const dispatch = useDispatch();
  const brand = useSelector(selectBrand);
  const isSignedIn = useSelector(selectSession).status === 'active';
  return (
    <Footer>
      <BrandName>
        <Logo logo={brand.logo} />
        {brand.name}
      </BrandName>
      <p>
        <bdi>{brand.tagline ?? text('start.description')}</bdi>
      </p>
      <p>
        <CallCentreWords words="page.needHelp" />
      </p>
      {isSignedIn ? (
        <>
          <Button kind="quiet" onClick={() => dispatch(dialogAsked({ dialog: 'amountsExplained' }))}>
            {text('help.question')}
          </Button>
          <Button kind="quiet" onClick={() => dispatch(dialogAsked({ dialog: 'managePreferences' }))}>
            {text('preferences.heading')}
          </Button>
        </>
      ) : null}
      <LanguageChoice />
    </Footer>
  );
};
