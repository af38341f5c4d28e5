/** The reference under which the record of a failure can be found, for a member who calls. */
export const ErrorReference = ({ reference }: { readonly reference: string }) => (
  <p>
    Reference <code>{reference}</code>
  </p>
);
