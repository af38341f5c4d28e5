// The upstream portal of the load test: answers every call with a product list, `?late=80` only after so many
// milliseconds, and prints its address.
import { serve } from '../browser/servePortal';

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

const { address } = await serve((request, response) => {
  const answer = () => response.writeHead(200, headers).end(body);
  request.resume();
  const late = Number(request.url?.split('?late=')[1] ?? 0);
  if (late > 0) setTimeout(answer, late);
  else answer();
});

process.stdout.write(`${address}\n`);
