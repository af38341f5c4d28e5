// Starts the server. By default SIGHUP would end the process, which takes half a second to load all the rest: so it is
// heard first, and waits until there is a configuration to replace.
let isToldEarly = false;
let readAgain = () => {
  isToldEarly = true;
};
process.on('SIGHUP', () => readAgain());

const { serve } = await import(/* webpackChunkName: "serve" */ './serve');
await serve((again) => {
  readAgain = again;
  if (isToldEarly) again();
});

export {};
