/** Milliseconds from the page's arrival to the first notification, and from each to the next. */
export const firstTurnAfter = 30_000
const turnEvery = 45_000

/** How long each notification stays. */
export const shownFor = 4000

/** A turn whose time has come while the visitor is busy waits in steps of this length. */
const askAgainAfter = 1000

type Turn =
  /** Show the item with this index (which then counts as shown) and ask again after `wait`. */
  | { kind: 'show'; index: number; wait: number }
  /** Not now: ask again after `wait`. No item is skipped. */
  | { kind: 'postpone'; wait: number }

/** What happens when a turn is due. `shown` items went before it, of `total` that follow each other in a ring. */
export function nextTurn({ shown, total, busy }: { shown: number; total: number; busy: boolean }): Turn {
  if (busy) return { kind: 'postpone', wait: askAgainAfter }
  return { kind: 'show', index: shown % total, wait: turnEvery }
}
