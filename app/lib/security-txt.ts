import type { Site } from '~/content/site'

const halfYear = 182 * 24 * 60 * 60 * 1000

/** Whom to tell about a weakness of this site (RFC 9116). `now` is when it is read: it stays valid half a year. */
export function securityTxt({ url, email }: Pick<Site, 'url' | 'email'>, now: Date): string {
  const expires = new Date(now.getTime() + halfYear).toISOString()
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, es',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n')
}
