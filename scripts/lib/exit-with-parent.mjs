// Preloaded into the site's server: when the process that started it is gone, its stdin ends, and so does it.
// Without this a killed `npm start` would leave a server on the port.
process.stdin.on('end', () => process.exit(0)).on('error', () => process.exit(0))
process.stdin.resume()
process.stdin.unref?.()
