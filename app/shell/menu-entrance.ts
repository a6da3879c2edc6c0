import { animate } from 'motion/mini'

import { easeWater } from '~/ui/ease-water'

/**
 * The links of the mobile menu follow it in, one after the other, whenever it opens.
 * @returns what ends that.
 */
export function followMenu(): () => void {
  const menu = document.querySelector<HTMLElement>('.mobile-menu')
  menu?.addEventListener('beforetoggle', enterLinks)
  return () => menu?.removeEventListener('beforetoggle', enterLinks)
}

function enterLinks({ target, newState }: ToggleEvent) {
  if (!(target instanceof HTMLElement) || newState !== 'open') return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  animate(
    target.querySelectorAll('li'),
    { transform: ['translateX(-1.25rem)', 'none'] },
    { duration: 0.22, delay: (place: number) => place * 0.04, ease: easeWater },
  )
}
