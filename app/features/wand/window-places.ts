import type { Box, Ground, Place } from './ground'

/** From places of the window to those of the picture, which covers the box of its film (`object-fit: cover`). */
export function toPicture(
  film: Element,
  { width, height }: Ground,
): (windowX: number, windowY: number) => Place {
  const box = film.getBoundingClientRect()
  const scale = Math.max(box.width / width, box.height / height)
  const [across = 50, down = 50] = getComputedStyle(film).objectPosition.split(' ').map(parseFloat)
  const left = box.left + ((box.width - width * scale) * across) / 100
  const top = box.top + ((box.height - height * scale) * down) / 100
  return (windowX, windowY) => ({ x: (windowX - left) / scale, y: (windowY - top) / scale })
}

/** What of the picture is seen in its hero, in pixels of the picture. */
export function seenIn(hero: Element, film: Element, ground: Ground): Box {
  const inPicture = toPicture(film, ground)
  const { left, top, right, bottom } = hero.getBoundingClientRect()
  const from = inPicture(left, top)
  const to = inPicture(right, bottom)
  return {
    left: Math.max(0, from.x),
    top: Math.max(0, from.y),
    right: Math.min(ground.width, to.x),
    bottom: Math.min(ground.height, to.y),
  }
}
