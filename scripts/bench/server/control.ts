/** A server of another make with the same bytes: what the site is compared with. */
export interface Control {
  name: string
  url: string
  pid: number
  stop: () => Promise<void>
}
