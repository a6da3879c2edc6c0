export interface PublicFiles {
  /** The file at this address, or nothing when there is none. */
  answer(target: string, request: Request): Response | Promise<Response> | undefined
}
