import type { MouseEvent } from 'react'

/** Whether a click on a link is the ordinary one: with Ctrl, Cmd or the middle button it asks for a new tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
}
