/**
 * The id of a request, as a pattern: what gateways make, hexadecimal and not of digits alone. By it a call is found in
 * the logs of gateway, server and portal, and in the page's error records (rule `log.request`).
 */
export const REQUEST_ID = '(?=[\\d-]*[a-f])[\\da-f-]{16,64}';
