/** The part of a page's server handler in Start that ours use. */
export interface PageHandlerInput<Context> {
  request: Request
  next: (page: { context: Context }) => { isNext: true; context: Context }
}
