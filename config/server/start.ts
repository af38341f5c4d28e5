// Starts the server. Without a handler SIGHUP ends the process. Loading the server takes half a second, so the handler
// comes first; the signal waits until there is a configuration to replace.
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
