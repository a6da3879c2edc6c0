import { activityToast, hideActivityLabel, sampleActivity } from '~/content/activity'
import { showToast } from '~/ui/toast'

import { hideActivity, isActivityHidden } from './activity-choice'
import { firstTurnAfter, nextTurn, shownFor } from './activity-schedule'
import { visitorIsBusy } from './visitor-is-busy'

/** Shows one notification after the other, until `left`; none to whoever has hidden them. */
export function startActivity(left: AbortSignal): void {
  if (isActivityHidden()) return
  let shown = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(wait: number) {
    timer = setTimeout(showNextUnlessBusy, wait)
  }

  function showNextUnlessBusy() {
    const turn = nextTurn({ shown, total: sampleActivity.length, busy: visitorIsBusy() })
    const item = turn.kind === 'show' ? sampleActivity[turn.index] : undefined
    schedule(turn.wait)
    if (!item) return
    shown += 1
    const action = { label: hideActivityLabel, run: hide }
    showToast({ ...activityToast(item), tone: 'neutral', timeout: shownFor, action })
  }

  function hide() {
    hideActivity()
    clearTimeout(timer)
  }

  left.addEventListener('abort', () => clearTimeout(timer), { once: true })
  // Since the page arrived, not since its script did.
  schedule(Math.max(firstTurnAfter - performance.now(), 0))
}
