/** How late the upstream portal answers at `LATE_PATH`, in milliseconds: about what a real one takes. */
export const LATE_MS = 80;

/** Calls that are answered at once, and late. */
export const CALL_PATH = '/portal/api/portfolio-msrv/portfolio/products';
export const LATE_PATH = '/portal/api/portfolio-msrv/portfolio/products/balance';

/** Numbers of parallel connections. */
export const connectionCounts: readonly number[] = [50, 200, 1_000];

/** The longest time for one measurement, in milliseconds; one that takes longer is cut, and says how far it got. */
export const LONGEST_MS = 15_000;

/** One address that is requested repeatedly. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  /** Whether the upstream portal is called directly, for comparison. */
  readonly isBare?: boolean;
  /** How many requests are made with each count of connections. */
  readonly amount: number;
}

/** What is measured, in this order; `file` is the address of a built file. */
export const subjects = (file: string): readonly Subject[] => [
  { name: 'page', path: '/', amount: 3_000 },
  { name: 'file', path: file, amount: 10_000 },
  { name: 'bare portal, 0 ms', path: CALL_PATH, isBare: true, amount: 20_000 },
  { name: 'proxied call, 0 ms', path: CALL_PATH, amount: 20_000 },
  { name: `bare portal, ${LATE_MS} ms`, path: LATE_PATH, isBare: true, amount: 4_000 },
  { name: `proxied call, ${LATE_MS} ms`, path: LATE_PATH, amount: 4_000 },
];
