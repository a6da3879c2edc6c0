import { findChromium } from './test/find-chromium.ts'
import { isLaneName, laneNames, lanes } from './test/lanes.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !isLaneName(name))
if (unknown.length > 0) {
  console.error(`No such tests: ${unknown.join(', ')}. There are: ${laneNames.join(', ')}.`)
  process.exit(2)
}
const chosen = laneNames.filter((name) => wanted.length === 0 || wanted.includes(name))

if (chosen.includes('browser')) {
  const chromium = await findChromium()
  if (!chromium.ok) {
    console.error(chromium.message)
    process.exit(1)
  }
  process.env.CHROMIUM_PATH = chromium.path
}

const total = { passed: 0, failed: 0 }
for (const name of chosen) {
  console.log(`\n== ${name}`)
  const count = lanes[name]()
  total.passed += count.passed
  total.failed += count.failed
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed`)
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
