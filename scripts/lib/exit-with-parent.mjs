// Preloaded into the site's server: its stdin ends with the process that started it, and so does the server.
process.stdin.on('end', () => process.exit(0)).on('error', () => process.exit(0))
process.stdin.resume()
process.stdin.unref?.()
