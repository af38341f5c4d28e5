/** Where a piece of content comes from (spec section 2, Content block). */
export interface ContentSource {
  /** As the service or the configuration names it, without a prefix. */
  readonly path: string;
  /** The path is complete as it stands and never gets a prefix. */
  readonly ownContext?: true;
}

/** A fragment to be shown. */
export interface FragmentSource extends ContentSource {
  /**
   * Addresses for the fragment's links: a link whose address is the key, or ends in it, leads to the value instead
   * (spec section 3, Outstanding item).
   */
  readonly replacements?: Readonly<Record<string, string>> | undefined;
}

/** One value that the content management puts into a fragment (spec section 3, Content token map entry). */
export interface ContentToken {
  readonly tokenName: string;
  readonly tokenValue: string;
}

/** A fragment to be fetched. The values of its tokens reach the call alone: no event, state or log holds them. */
export interface FragmentRequest extends ContentSource {
  readonly tokens?: readonly ContentToken[] | undefined;
}

/** The name of a fragment in the state: its path, told apart where the same path is taken as it stands. */
export const fragmentKey = ({ path, ownContext }: ContentSource): string => (ownContext ? `own ${path}` : path);

/** Whether a path leads to a picture instead of a fragment: by its ending, or by its own word in a `data:` address. */
export const isPicture = ({ path }: ContentSource): boolean =>
  /^\s*data:image\/|^(?!\s*data:)[^?#]*\.(?:png|jpe?g|gif|webp|avif|svg)\s*(?:[?#]|$)/i.test(path);
