import * as v from 'valibot'

// Loopback is as private as https and what the tests use.
const secure = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/

const address = v.pipe(
  v.string(),
  v.url('must be a web address'),
  v.regex(secure, 'must begin with https://'),
)

const origin = v.pipe(
  address,
  v.transform((value) => new URL(value).origin),
)

/** `<div class="reviews-app-7" data-lazy></div>`, as platforms give it to be copied. */
const placeholder = /^<div((?:\s+[a-z][\w:-]*(?:\s*=\s*"[^"<>]*")?)*)\s*>\s*(?:<\/div>)?$/i

const element = v.union(
  [
    v.object({ attributes: v.record(v.string(), v.string()) }),
    v.pipe(
      v.string(),
      v.regex(placeholder),
      v.transform((tag) => ({ attributes: attributesOf(placeholder.exec(tag)?.[1] ?? '') })),
    ),
  ],
  'must be a div such as <div class="reviews-app-7"></div>',
)

function attributesOf(text: string): Record<string, string> {
  const pairs = text.matchAll(/([a-z][\w:-]*)(?:\s*=\s*"([^"]*)")?/gi)
  return Object.fromEntries(Array.from(pairs, ([, name = '', value = '']) => [name, value]))
}

const hostList = v.optional(v.array(origin))
const hostLists = v.strictObject({
  script: hostList,
  style: hostList,
  image: hostList,
  frame: hostList,
  connect: hostList,
})

/** `script https://a.example; image https://a.example https://b.example` */
const hosts = v.union(
  [
    hostLists,
    v.pipe(
      v.string(),
      v.transform((text) =>
        Object.fromEntries(
          text
            .split(';')
            .map((part) => part.trim().split(/\s+/))
            .filter(([kind]) => kind)
            .map(([kind, ...origins]) => [kind, origins]),
        ),
      ),
      hostLists,
    ),
  ],
  'must be like "script https://a.example; image https://a.example https://b.example"; there are script, style, image, frame and connect',
)

/** A widget as the settings have it, in site.ts or in the environment. */
export const reviewWidgetSchema = v.object(
  {
    script: address,
    element: v.optional(element),
    hosts: v.optional(hosts),
  },
  'must be set too',
)
