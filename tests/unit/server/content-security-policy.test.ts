import { describe, expect, test } from 'vitest'

import { contentSecurityPolicy } from '../../../app/server/content-security-policy.ts'

const scriptUrl = 'https://widgets.example/path/reviews.js?id=7'

function directivesWith(widget: boolean): Record<string, string[]> {
  const policy = contentSecurityPolicy('abc', widget ? { reviewWidget: { scriptUrl } } : {})
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

describe('the content security policy', () => {
  test('runs scripts of this site and of this answer only', () => {
    expect(directivesWith(false)['script-src']).toEqual(["'self'", "'nonce-abc'"])
    expect(directivesWith(false)['default-src']).toEqual(["'none'"])
  })

  test('lets a configured review widget in from exactly its origin, and nothing else', () => {
    const without = directivesWith(false)
    for (const [name, sources] of Object.entries(directivesWith(true))) {
      const added = sources.filter((source) => !without[name]?.includes(source))
      const opened = ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'].includes(name)
      expect({ [name]: added }).toEqual({ [name]: opened ? ['https://widgets.example'] : [] })
    }
  })
})
