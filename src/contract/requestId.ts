/**
 * A pattern for the id of a request as gateways make it: hexadecimal, and not only digits. The id finds a call in the
 * logs of gateway, server and portal, and in the page's error records (rule `log.request`).
 */
export const REQUEST_ID = '(?=[\\d-]*[a-f])[\\da-f-]{16,64}';
