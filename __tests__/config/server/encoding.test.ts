import express from 'express';
import { encodingFor } from '../../../config/server/encoding';
import { ask, serve, tidy } from './serving';

afterEach(tidy);

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['identity', 'identity'],
  ['*', 'br'],
  ['', 'identity'],
])('answers a browser that accepts "%s" in %s', async (accepted, encoding) => {
  const origin = await serve(
    express().use((request, response) => {
      response.send(encodingFor(request, ['br', 'gzip']));
    }),
  );
  const { body } = await ask(origin, '/', { headers: { 'accept-encoding': accepted } });
  expect(String(body)).toBe(encoding);
});
