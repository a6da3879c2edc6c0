import { animate } from 'motion/mini'

import { easeWater } from '~/ui/ease-water'
import { wantsLessMotion } from '~/ui/reduced-motion'
import { untilAnswered } from '~/ui/until-answered'

/**
 * The links of the mobile menu follow it in, one after the other, whenever it opens.
 * @returns what ends that.
 */
export function followMenu(): () => void {
  const menu = document.querySelector<HTMLElement>('.mobile-menu')
  let entrance: ReturnType<typeof enter> | undefined

  function follow({ newState }: ToggleEvent) {
    // One that is under way when the menu closes would end on links that are no longer drawn, which is an error.
    entrance?.cancel()
    entrance = undefined
    if (newState === 'open' && !wantsLessMotion()) void enterOnceSeen()
  }

  /** In the frame that answers the press the menu has only begun to come down, and its links are not seen yet. */
  async function enterOnceSeen() {
    await untilAnswered()
    if (menu?.matches(':popover-open')) entrance ??= enter(menu)
  }

  menu?.addEventListener('beforetoggle', follow)
  return () => menu?.removeEventListener('beforetoggle', follow)
}

function enter(menu: HTMLElement) {
  return animate(
    menu.querySelectorAll('li'),
    { transform: ['translateX(-1.25rem)', 'none'] },
    { duration: 0.22, delay: (place: number) => place * 0.04, ease: easeWater },
  )
}
