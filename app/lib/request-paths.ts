export function requestPath(token: string): string {
  return `/request/${token}`
}

export function requestPhotosPath(token: string): string {
  return `/request/${token}/photos`
}
