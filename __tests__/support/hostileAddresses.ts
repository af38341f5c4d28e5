/** Addresses that must never become a link. */
export const blockedAddresses: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\t:alert(1)',
  'javascript://portal.example/%0aalert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://portal.example/uuid',
  'file:///etc/passwd',
  'filesystem:https://portal.example/t/x',
  'about:blank',
  'view-source:https://portal.example/',
  'intent://x#Intent;scheme=http;end',
  'ws://evil.example',
  'ftp://evil.example',
  'feed:javascript:alert(1)',
  'jar:javascript:alert(1)!/x',
  'unknown:abc',
];

/** Addresses that may become a link. */
export const allowedAddresses: readonly string[] = [
  '/portal/bank',
  'https://portal.example/a?b=javascript:alert(1)',
  'HTTP://portal.example',
  'mailto:someone@example.com',
  'tel:0800555010',
  '?q=1',
  '#/bal-portfolio',
  'path/without/slash',
];
