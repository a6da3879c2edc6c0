/** Phones with 3x screens, which get the files of 2x phones. */
export const densePhone = '(max-width: 40rem) and (min-resolution: 2.5dppx)'

const denseShare = 0.67

export function phoneWidth(share: number): string {
  return `${densePhone} ${Math.round(share * denseShare)}vw, ${share}vw`
}
