// Preloaded into the site's server. Its stdin closes when the parent process
// ends, and then the server exits.
process.stdin
  .on('end', () => process.exit(0))
  .on('error', () => process.exit(0))
process.stdin.resume()
process.stdin.unref?.()
