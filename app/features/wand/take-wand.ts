import { followPointer } from './follow-pointer'
import { alongLane, type Box, fanWidth, flatness, type Ground, groundOf, type Place } from './ground'
import { type Hose, takeHose } from './hose'
import { washedCells } from './washed-cells'
import { seenIn, toPicture } from './window-places'

/** How much of what lies clear of the words is clean when the rest follows by itself. The lanes of the film are 0.6. */
const enough = 0.92

/** In which order whole lanes are washed, counted from the film's first one: the best seen come first. */
const laneOrder = [2, -1, 3, -2, 4, -3]

/** Where keys begin, as shares of what is seen: away from the words and right of the lane, in any window. */
const keysBegin = { across: 0.9, down: 0.75 }

/** What each key does to the place of the wand. */
const steps: Record<string, (ground: Ground, from: Place) => Place> = {
  ArrowLeft: (ground, from) => ({ ...from, x: from.x - fanWidth(ground, from) / 2 }),
  ArrowRight: (ground, from) => ({ ...from, x: from.x + fanWidth(ground, from) / 2 }),
  ArrowUp: (ground, from) => alongLane(ground, from, -fanWidth(ground, from) * flatness),
  ArrowDown: (ground, from) => alongLane(ground, from, fanWidth(ground, from) * flatness),
}

interface WandOptions {
  film: HTMLVideoElement
  hero: HTMLElement
  /** The address of the picture that is laid bare. Fetched when the wand is first used. */
  still: string
  onClean: () => void
  onBroken: () => void
}

export type WandInHand = ReturnType<typeof takeWand>

/** Where the veil of the hero is thin: right of the words in wide windows, below them in high ones. */
function clearPart({ width, height }: Ground, { left, top, right, bottom }: Box): Box {
  return width > height
    ? { left: (left + right) / 2, top, right, bottom }
    : { left, top: top + (bottom - top) * 0.6, right, bottom }
}

/** Lets pointer, finger and keys wash on where the film has ended. */
export function takeWand({ film, hero, still, onClean, onBroken }: WandOptions) {
  const ground = groundOf(film)
  const cells = washedCells(ground)
  const seen = () => seenIn(hero, film, ground)
  let hose: Hose | undefined
  let fetching: Promise<void> | undefined
  let waiting: ((hose: Hose) => void) | undefined
  let byKeys: Place | undefined
  let lanes = 0
  let over = false

  function use(action: (hose: Hose) => void) {
    if (over) return
    if (hose) return action(hose)
    waiting = action
    fetching ??= fetchStill()
  }

  async function fetchStill() {
    const picture = Object.assign(new Image(), { src: still })
    try {
      await picture.decode()
    } catch {
      return onBroken()
    }
    if (over) return
    hose = takeHose(film, picture, count)
    if (hose) waiting?.(hose)
  }

  function count(places: Place[]) {
    for (const place of places) cells.add(place)
    if (over || cells.shareOf(clearPart(ground, seen())) < enough) return
    over = true
    letGo()
    hose?.mark(undefined)
    hose?.washRest()
    onClean()
  }

  function keysAt(): Place {
    const { left, top, right, bottom } = seen()
    byKeys ??= {
      x: left + (right - left) * keysBegin.across,
      y: top + (bottom - top) * keysBegin.down,
    }
    return byKeys
  }

  const letGo = followPointer(hero, {
    onMove: (x, y) => {
      const place = toPicture(film, ground)(x, y)
      use((hose) => hose.moveTo(place))
    },
    onLift: () => hose?.moveTo(undefined),
  })

  return {
    washLane() {
      const { firstLane } = ground
      const aside = (laneOrder[lanes % laneOrder.length] ?? 0) * fanWidth(ground, firstLane)
      const lane = { ...firstLane, x: firstLane.x + aside }
      lanes += 1
      use((hose) => hose.washLane(alongLane(ground, lane, seen().bottom - lane.y)))
    },
    /** @returns whether the key is one that moves the wand. */
    steer(key: string) {
      const step = steps[key]
      if (!step) return false
      const from = keysAt()
      const { left, top, right, bottom } = seen()
      const to = step(ground, from)
      const place = {
        x: Math.min(right, Math.max(left, to.x)),
        y: Math.min(bottom, Math.max(top, to.y)),
      }
      byKeys = place
      use((hose) => {
        hose.moveTo(from)
        hose.moveTo(place)
        hose.mark(place)
      })
      return true
    },
    showPlace(shown: boolean) {
      if (shown) use((hose) => hose.mark(keysAt()))
      else hose?.mark(undefined)
    },
    putDown: () => {
      over = true
      letGo()
      hose?.remove()
    },
  }
}
