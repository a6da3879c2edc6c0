// A dialog, or the menu, whose class the popover polyfill sets.
const openSelector =
  '[role=dialog][data-open], :is(:popover-open, .\\:popover-open)'

const textFieldSelector =
  ':is(textarea, input:not([type=range], [type=radio], [type=checkbox])):focus'

/** The variant `busy` says the same in styles. */
export function isVisitorBusy(): boolean {
  const selector = `${openSelector}, ${textFieldSelector}`
  return document.querySelector(selector) !== null
}
