export function requestPath(token: string): string {
  return `/request/${token}`
}

export function requestPhotosPath(token: string): string {
  return `${requestPath(token)}/photos`
}

export function isPhotoPost({ method, url }: Request): boolean {
  const { pathname } = new URL(url)
  return method === 'POST' && /^\/request\/[^/]+\/photos$/.test(pathname)
}
