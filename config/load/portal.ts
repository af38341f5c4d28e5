// The upstream portal of the load test: answers every call with a product list, `?late=80` only after so many
// milliseconds, and prints its address.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = JSON.stringify({
  portfolioProducts: Array.from({ length: 20 }, (_, index) => ({
    id: `product-${index}`,
    active: true,
    clickThroughUrl: `/portfolio/product-${index}`,
  })),
});
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Length': Buffer.byteLength(body),
};

const server = createServer((request, response) => {
  const answer = () => response.writeHead(200, headers).end(body);
  request.resume();
  const late = Number(request.url?.split('?late=')[1] ?? 0);
  if (late > 0) setTimeout(answer, late);
  else answer();
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
