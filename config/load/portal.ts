// The upstream portal of the load test: answers every call with a product list, at once or 80 ms later, and prints its
// port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LATE_MS, LATE_PATH } from './plan';

const body = JSON.stringify({
  portfolioProducts: Array.from({ length: 20 }, (_, index) => ({
    id: `product-${index}`,
    active: true,
    clickThroughUrl: `/portfolio/product-${index}`,
  })),
});

const server = createServer((request, response) => {
  const answer = () => {
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  };
  request.resume();
  if (request.url === LATE_PATH) setTimeout(answer, LATE_MS);
  else answer();
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
