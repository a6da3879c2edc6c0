import { hash } from 'node:crypto'

const scriptPattern = /<script\b(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs

/** Visitors must not share a nonce. */
export async function withHashPolicy(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  const policy = headers.get('Content-Security-Policy') ?? ''
  const [source, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
  if (!source) return response
  const html = await response.text()
  const attribute = ` nonce="${nonce}"`
  const hashes = hashSources(html, attribute).join(' ')
  headers.set('Content-Security-Policy', policy.replace(source, hashes))
  const shared = html
    .replaceAll(attribute, '')
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  return new Response(shared, { status: response.status, headers })
}

// Without the nonce, an injected script is not hashed.
function hashSources(html: string, nonceAttribute: string): string[] {
  const sources = new Set<string>()
  for (const { groups } of html.matchAll(scriptPattern)) {
    const { attributes = '', code = '' } = groups ?? {}
    const isData = attributes.includes('json"')
    if (!attributes.includes(nonceAttribute) || isData || !code) continue
    sources.add(`'sha256-${hash('sha256', code, 'base64')}'`)
  }
  return [...sources]
}
