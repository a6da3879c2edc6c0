/** A page that is not looked at any more draws nothing; what was asked for in it still goes on, in milliseconds. */
const longestFrame = 200

/** Settles when the frame that answers a press is on its way, for work that is not needed to draw it. */
export async function untilAnswered(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, longestFrame)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
