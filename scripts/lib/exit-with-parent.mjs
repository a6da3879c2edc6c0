// Preloaded into the site's server. Its stdin closes when the parent process
// ends, however that ends.
const exit = () => process.kill(process.pid, 'SIGKILL')
process.stdin.on('end', exit).on('error', exit).resume()
process.stdin.unref?.()
