import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'

import { keepClicks } from './kept-clicks'
import { untilWanted } from './until-wanted'
import { useCameAsHtml } from './use-came-as-html'

interface LatePart<Props> {
  Component: ComponentType<Props>
  /** For loaders: a page that is rendered in the browser needs the part at once. */
  fetch: () => Promise<void>
}

interface LatePartOptions<Props> {
  load: () => Promise<ComponentType<Props>>
  /** The part itself on the server, which never waits; nothing in the browser. */
  onServer: ComponentType<Props> | undefined
}

/**
 * A part of a page below the first screen. It comes as HTML like all others; its script is fetched and run when
 * it is in sight, or at the first sign that somebody is there. Clicks in it are kept until then. If its script
 * does not arrive, the part stays what it is without one until somebody uses it or the network is back.
 */
export function latePart<Props extends object>({ load, onServer }: LatePartOptions<Props>): LatePart<Props> {
  let component = onServer
  const arrival = promiseWithResolve<ComponentType<Props>>()
  const takenOver = promiseWithResolve<void>()

  async function fetch() {
    component ??= await load()
    arrival.resolve(component)
  }

  function Part(props: Props) {
    useEffect(() => takenOver.resolve(), [])
    return createElement(component ?? use(arrival.promise), props)
  }

  function Component(props: Props) {
    return (
      <Place fetch={fetch} takenOver={takenOver.promise}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </Place>
    )
  }

  // Rendered again while its HTML still waits, React would throw that away.
  return { Component: memo(Component), fetch }
}

interface PlaceProps {
  fetch: () => Promise<void>
  takenOver: Promise<void>
  children: ReactNode
}

/** Without a box of its own: the part is laid out as if it stood here by itself. */
function Place({ fetch, takenOver, children }: PlaceProps) {
  const element = useRef<HTMLDivElement>(null)
  const cameAsHtml = useCameAsHtml()

  // Before the effects of the page around it, which repeats the clicks of earlier.
  useLayoutEffect(() => {
    if (!element.current) return undefined
    // Rendered here without a loader that has fetched it: there is no HTML of it to wait with.
    if (!cameAsHtml) {
      fetch().catch(logged)
      return undefined
    }
    const left = new AbortController()
    element.current.dataset.hydrated = 'false'
    void bringToLife(element.current, left.signal, () => fetch().then(() => takenOver))
    return () => left.abort()
  }, [cameAsHtml, fetch, takenOver])

  return (
    <div ref={element} className="contents">
      {children}
    </div>
  )
}

/** Tries until it works: first when the part is wanted, from then on when it is used. */
async function bringToLife(part: HTMLElement, left: AbortSignal, takeOver: () => Promise<void>) {
  let wanted = untilWanted(part, left)
  while (!left.aborted) {
    const clicks = keepClicks(part)
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    await wanted
    try {
      // oxlint-disable-next-line no-await-in-loop
      await takeOver()
      part.dataset.hydrated = 'true'
      return clicks.repeat()
    } catch (error) {
      logged(error)
      clicks.forget()
      wanted = untilWanted(part, left, true)
    }
  }
}

function logged(error: unknown) {
  console.error('A part did not load.', error)
}

function promiseWithResolve<Value>() {
  const resolvers: ((value: Value) => void)[] = []
  const promise = new Promise<Value>((resolve) => resolvers.push(resolve))
  return { promise, resolve: (value: Value) => resolvers[0]?.(value) }
}
