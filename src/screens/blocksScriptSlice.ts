import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Whether the script that draws the blocks is here; it comes after the first one. `failed` has the reference of the
 * record. `isRetried` says that the member has asked for it again, and that this is not over.
 */
export type BlocksScriptState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded' }
  | { readonly status: 'failed'; readonly reference: string; readonly isRetried?: true };

/** The part of the state that says it. */
export interface BlocksScriptPart {
  readonly blocksScript: BlocksScriptState;
}

const blocksScriptSlice = createSlice({
  name: 'blocksScript',
  initialState: { status: 'loading' } as BlocksScriptState,
  reducers: {
    /** The script is here; a page loads it once. */
    blocksScriptLoaded: (): BlocksScriptState => ({ status: 'loaded' }),
    /** The script could not be loaded; it may still come. */
    blocksScriptFailed: (_, { payload }: PayloadAction<{ readonly reference: string }>): BlocksScriptState => ({
      status: 'failed',
      ...payload,
    }),
    /** The member asked to load the script again. */
    blocksScriptRetryClicked: (state) => {
      if (state.status === 'failed') state.isRetried = true;
    },
  },
});

export const { blocksScriptLoaded, blocksScriptFailed, blocksScriptRetryClicked } = blocksScriptSlice.actions;

export const blocksScriptReducer = blocksScriptSlice.reducer;

/** Whether the script that draws the blocks is here. */
export const selectBlocksScript = (state: BlocksScriptPart): BlocksScriptState => state.blocksScript;
