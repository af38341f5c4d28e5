import { createAction, createReducer } from '@reduxjs/toolkit';
import type { ConfigurationPart } from './configuration';
import { put, type SagaGenerator, select } from './effects';

/** In which language the services answer, BCP 47: null if no answer has said so, `several` if they differ. */
export interface AnswerLanguagePart {
  readonly answerLanguage: string | null;
}

const SEVERAL = 'several';

/** An answer says in which language it is. */
export const languageTold = createAction<string>('answerLanguage/languageTold');

export const answerLanguageReducer = createReducer<AnswerLanguagePart['answerLanguage']>(null, (builder) => {
  builder.addCase(languageTold, (state, { payload }) => (state === null || state === payload ? payload : SEVERAL));
});

/** The language of the services' words if it is known, and another one than the page's (rule `texts.answers`). */
export const selectAnswerLanguage = ({
  answerLanguage,
  configuration,
}: AnswerLanguagePart & ConfigurationPart): string | undefined =>
  answerLanguage === null || answerLanguage === SEVERAL || answerLanguage === configuration.language
    ? undefined
    : answerLanguage;

/** Notes the language of an answer if it is news. */
export function* noteLanguage(language: string | undefined): SagaGenerator {
  if (language === undefined) return;
  const known = yield* select(({ answerLanguage }: AnswerLanguagePart) => answerLanguage);
  if (language !== known && known !== SEVERAL) yield* put(languageTold(language));
}
