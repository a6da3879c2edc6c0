import { isSameSecret } from '../_shared/same-secret.ts'

/** Whether the caller is the scheduler: `Authorization: Bearer <DELIVERY_SECRET>`. Without that setting nobody is. */
export function isAuthorized(headers: Headers, secret: string | undefined): boolean {
  const given = /^Bearer (?<token>\S+)$/.exec(headers.get('authorization') ?? '')?.groups?.['token']
  return secret !== undefined && given !== undefined && isSameSecret(given, secret)
}
