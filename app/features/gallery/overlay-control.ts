/** How the round of buttons of the overlay looks: close, back and on. */
export const overlayControl =
  'button button-on-deep grid size-12 shrink-0 cursor-pointer place-items-center text-on-deep'
