// @ts-check
// CommonJS because bootstrap.cjs needs it before anything is installed.

const isTerminal = process.stderr.isTTY
const intervalMs = isTerminal ? 1_000 : 30_000

/** @param {() => string} describe */
function startProgress(describe) {
  const startedAt = Date.now()
  const timer = setInterval(print, intervalMs)
  if (isTerminal) print()

  function print() {
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    const rest = String(seconds % 60).padStart(2, '0')
    const line = `${describe()}, ${Math.floor(seconds / 60)}:${rest}`
    process.stderr.write(isTerminal ? `${line}\u001B[K\r` : `${line}\n`)
  }

  function clear() {
    if (isTerminal) process.stderr.write('\u001B[K')
  }

  function stop() {
    clearInterval(timer)
    clear()
  }

  return { clear, stop }
}

module.exports = { startProgress }
