import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** What a class of Tailwind's cannot say in a word, or not readably. */
const ownWords = /animation|clip-path|mask|transition|@starting-style|@supports/

/**
 * Classes of a stylesheet of which nothing is said but what stands in one element's own box: no other element, state,
 * part or moment.
 */
function plainClasses(css: string): string[] {
  const said = new Map<string, boolean>()
  note(css.replaceAll(/\/\*.*?\*\//gs, ''), '')
  return [...said].filter(([, plain]) => plain).map(([name]) => name)

  function note(text: string, within: string) {
    for (const { prelude, body } of blocksOf(text)) {
      if (/^@(keyframes|property|font-face|utility)/.test(prelude)) continue
      const selector = prelude.startsWith('@') ? within : `${within} ${prelude}`.trim()
      if (!prelude.startsWith('@')) {
        for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/g)) {
          const plain = selector === `.${name}` && !ownWords.test(body)
          said.set(name, plain && said.get(name) !== false)
        }
      }
      note(body, selector)
    }
  }
}

function blocksOf(text: string): { prelude: string; body: string }[] {
  const blocks = []
  let from = 0
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
    let close = open
    for (let depth = 1; depth > 0;) {
      close += 1
      if (text[close] === '{') depth += 1
      if (text[close] === '}') depth -= 1
    }
    const prelude = text.slice(from, open)
    blocks.push({
      prelude: prelude.slice(prelude.lastIndexOf(';') + 1).trim(),
      body: text.slice(open + 1, close),
    })
    from = close + 1
  }
  return blocks
}

test('what one element alone looks like, and Tailwind can say, stands with that element', () => {
  const styles = globSync('app/styles/*.css').map((file) => readFileSync(file, 'utf8'))
  const plain = plainClasses(styles.join('\n'))
  expect(plain).toContain('strip-height')
  const components = globSync('app/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const uses = (name: string) =>
    components.match(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'))?.length ?? 0
  expect(plain.filter((name) => uses(name) < 2)).toEqual([])
})

test('such a class is found, in a layer and for some widths only too', () => {
  const css = `@layer components { .a { color: red; @variant lg { color: blue } } .b:hover { top: 0 } .c { animation: x } }`
  expect(plainClasses(`${css} @media print { .d { top: 0 } } .e .f { top: 0 }`)).toEqual(['a', 'd'])
})
