import { describe, expect, test } from 'vitest'

import { contentSecurityPolicy } from '../../../app/server/content-security-policy.ts'

const script = 'https://widgets.example/path/reviews.js?id=7'

function directivesWith(widget: boolean): Record<string, string[]> {
  const policy = contentSecurityPolicy('abc', widget ? { reviewWidget: { script } } : {})
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

  test('lets a frame of this site stand in it where a review widget is configured, and nothing of the platform', () => {
    const without = directivesWith(false)
    for (const [name, sources] of Object.entries(directivesWith(true))) {
      const added = sources.filter((source) => !without[name]?.includes(source))
      expect({ [name]: added }).toEqual({ [name]: name === 'frame-src' ? ["'self'"] : [] })
    }
  })
})
