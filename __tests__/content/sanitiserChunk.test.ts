import { sanitise } from '../../src/content/sanitise';
import { sanitiserChunk } from '../../src/content/sanitiserChunk';

it("the sanitiser's chunk contains the sanitiser", async () => {
  await sanitiserChunk.load();
  expect(sanitiserChunk.read()).toMatchObject({ status: 'present', module: { sanitise } });
});
