import { type ComponentType, createElement, useSyncExternalStore } from 'react'

interface FetchedPart<Props> {
  /** Rejects when the script does not arrive; the next call tries again. */
  fetch: () => Promise<void>
  isThere: () => boolean
  /** The part itself; nothing until its script is there. */
  Component: ComponentType<Props>
}

/**
 * A part that exists in the browser alone and only on demand. Unlike `lazy` of React, which gives up for good and
 * takes the page around it along, it is simply not there until its script is.
 */
export function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FetchedPart<Props> {
  let component: ComponentType<Props> | undefined
  const listeners = new Set<() => void>()

  async function fetch() {
    component ??= await load()
    for (const listener of listeners) listener()
  }

  function listen(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function current() {
    return component
  }

  function Component(props: Props) {
    const fetched = useSyncExternalStore(listen, current, () => undefined)
    return fetched ? createElement(fetched, props) : null
  }

  return { fetch, isThere: () => component !== undefined, Component }
}
