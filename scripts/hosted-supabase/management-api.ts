import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'

import { serve } from 'srvx/node'
import * as v from 'valibot'

const metadataSchema = v.pipe(v.string(), v.parseJson(), v.object({ verify_jwt: v.boolean() }))
const functionsSchema = v.array(v.looseObject({ slug: v.string() }))
const secretsSchema = v.array(v.object({ name: v.string(), value: v.string() }))

/**
 * Stands in for the API of supabase.com as far as `functions deploy` and `secrets set` use it. The files of the
 * functions arrive in `folder`, under the paths the CLI gives them.
 */
export async function startManagementApi(folder: string) {
  const functions: { slug: string; checksTokens: boolean }[] = []
  const secrets: Record<string, string> = {}
  const server = serve({
    fetch: answer,
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
  })
  await server.ready()
  return {
    url: new URL(server.url ?? '').origin,
    sent: { functions, secrets },
    close: () => server.close(true),
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    switch (`${request.method} ${pathname.replace(/^\/v1\/projects\/[a-z]+/, '')}`) {
      case 'GET /functions':
        return Response.json([])
      case 'POST /functions/deploy': {
        const form = await request.formData()
        await keepFiles(form, resolve(folder))
        const { verify_jwt: checksTokens } = v.parse(metadataSchema, form.get('metadata'))
        const slug = searchParams.get('slug') ?? ''
        functions.push({ slug, checksTokens })
        return Response.json({ id: slug, slug, name: slug, version: 1, status: 'ACTIVE' }, { status: 201 })
      }
      // All at once they begin to answer.
      case 'PUT /functions':
        return Response.json({ functions: v.parse(functionsSchema, await request.json()) })
      case 'POST /secrets':
        for (const { name, value } of v.parse(secretsSchema, await request.json())) secrets[name] = value
        return Response.json({}, { status: 201 })
      default:
        return Response.json({ message: 'not known to this stand-in' }, { status: 404 })
    }
  }
}

async function keepFiles(form: FormData, folder: string): Promise<void> {
  for (const file of form.getAll('file')) {
    if (typeof file === 'string') continue
    const path = resolve(folder, file.name)
    if (!path.startsWith(folder + sep)) throw new Error(`${file.name} lies outside of the project`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await file.bytes())
  }
}
