/** Why a call was not sent: the connection is lost. Nobody has failed, so it is not logged. */
export class NotSent extends Error {
  readonly kind = 'network';
}
