// Preloaded into a site: the file with the texts of its cities cannot be read, as after a torn copy of the build.
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    if (url.includes('city-page-content')) throw new Error('the texts of the cities are missing')
    return next(url, context)
  },
})
