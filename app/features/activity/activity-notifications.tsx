import { useEffect } from 'react'

import { showToast } from '~/ui/toast'

import { hideActivity, isActivityHidden } from './activity-choice'
import { firstTurnAfter, nextTurn, shownFor } from './activity-schedule'
import { visitorIsBusy } from './visitor-is-busy'

/** Tells now and then what other customers did. Once per document; draws nothing itself. */
export function ActivityNotifications() {
  useEffect(() => (isActivityHidden() ? undefined : startActivity()), [])
  return null
}

/** @returns the way to stop. */
function startActivity(): () => void {
  let shown = 0
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(wait: number) {
    if (!stopped) timer = setTimeout(() => void takeTurn().then(schedule, giveUp), wait)
  }

  async function takeTurn(): Promise<number> {
    // Half a minute into the visit: no reason to carry these texts with every page.
    const { activityToast, sampleActivity } = await import('~/content/activity')
    const turn = nextTurn({ shown, total: sampleActivity.length, busy: visitorIsBusy() })
    const item = turn.kind === 'show' ? sampleActivity[turn.index] : undefined
    if (item && !stopped) {
      shown += 1
      const action = { label: 'Hide these', run: hide }
      showToast({ ...activityToast(item), tone: 'neutral', timeout: shownFor, action })
    }
    return turn.wait
  }

  function hide() {
    hideActivity()
    stop()
  }

  function stop() {
    stopped = true
    clearTimeout(timer)
  }

  schedule(firstTurnAfter)
  return stop
}

// Nobody misses what they never saw: no second attempt.
function giveUp(error: unknown) {
  console.warn('The activity notifications did not load.', error)
}
