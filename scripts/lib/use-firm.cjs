// Lets this process import the firm's folder, as --conditions does for those
// that bootstrap.cjs starts.
const { registerHooks } = require('node:module')
const { firm } = require('./firm.cjs')

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier, {
      ...context,
      conditions: [...context.conditions, firm],
    }),
})
