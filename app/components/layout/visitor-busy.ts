/**
 * What the visitor has opened over the page: a dialog of Base UI or the menu,
 * whose class is set by the popover polyfill.
 */
const openSelector =
  '[role=dialog][data-open], :is(:popover-open, .\\:popover-open)'

/** Fields that bring up the keyboard of a phone. */
const textFieldSelector =
  ':is(textarea, input:not([type=range], [type=radio])):focus'

/**
 * Returns whether the visitor types or has opened something over the page. The
 * variant `busy` says the same in styles.
 */
export function isVisitorBusy(): boolean {
  const selector = `${openSelector}, ${textFieldSelector}`
  return document.querySelector(selector) !== null
}
