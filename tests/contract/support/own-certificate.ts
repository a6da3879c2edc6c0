import { execFileSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { join } from 'node:path'

import { userForPostgres } from '../../database/support/postgres-server.ts'
import { memoryFolder } from '../../stack/memory-folder.ts'

interface OwnCertificate {
  folder: string
  certificate: string
  key: string
}

/** A certificate for localhost that no authority has signed, which PostgreSQL may read; null without openssl. */
export function makeOwnCertificate(): OwnCertificate | null {
  const folder = memoryFolder('certificate')
  const [certificate, key] = [join(folder, 'own.crt'), join(folder, 'own.key')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  const names = ['-addext', 'subjectAltName=DNS:localhost']
  try {
    execFileSync('openssl', [...request, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  } catch {
    return null
  }
  const user = userForPostgres()
  if (user) for (const path of [folder, certificate, key]) chownSync(path, user.uid, user.gid)
  return { folder, certificate, key }
}
