/** A fragment to be shown; `path` is as the service or the configuration has it, without a prefix. */
export interface ContentFragment {
  readonly path: string;
  /** Where those of its links lead that end in the last segment of its path (rule `outstanding.replacement`). */
  readonly redirect?: string | undefined;
}

/** A fragment to be fetched; its tokens (rule `content.tokens`) are in the call, and in no event, state or log. */
export interface FragmentRequest {
  readonly path: string;
  readonly tokens?: readonly { readonly tokenName: string; readonly tokenValue: string }[] | undefined;
}

/** Whether a path is that of a picture instead of a fragment: by its ending, or by the type in a `data:` address. */
export const isPicture = (path: string): boolean =>
  /^\s*data:image\/|^(?!\s*data:)[^?#]*\.(?:png|jpe?g|gif|webp|avif|svg)\s*(?:[?#]|$)/i.test(path);
