import { brandColors, markShapes, markSize } from '../../app/content/brand-mark.ts'

const svgStart = '<svg xmlns="http://www.w3.org/2000/svg"'

function drawn(shapes: ReturnType<typeof markShapes>): string {
  return shapes.map(({ color, path }) => `<path fill="${color}" d="${path}"/>`).join('')
}

/** The slab alone, on nothing. */
export function markSvg(): string {
  return `${svgStart} viewBox="0 0 ${markSize} ${markSize}">${drawn(markShapes())}</svg>\n`
}

/** Edge to edge, for systems that round the corners themselves. */
export function fullMarkSvg(): string {
  return `${svgStart} viewBox="0 0 ${markSize} ${markSize}">${drawn(markShapes(0))}</svg>\n`
}

/**
 * For systems that cut any shape out of an icon. Only a circle of 80 % of the width is sure to stay, and the
 * corners of the slab lie within it.
 */
export function maskableMarkSvg(): string {
  const side = markSize / 0.58
  const margin = (side - markSize) / 2
  const viewBox = [-margin, -margin, side, side].join(' ')
  const ground = `<path fill="${brandColors.deep}" d="M${-margin} ${-margin}h${side}v${side}h${-side}z"/>`
  return `${svgStart} viewBox="${viewBox}">${ground}${drawn(markShapes())}</svg>\n`
}

/** The mark and beside it the outlines of a name, on a light ground. */
export function wordmarkSvg({ name, lines, width }: { name: string; lines: string; width: number }): string {
  const label = `role="img" aria-label="${name}"`
  return `${svgStart} viewBox="0 0 ${width} ${markSize}" ${label}>${drawn(markShapes())}${lines}</svg>\n`
}
