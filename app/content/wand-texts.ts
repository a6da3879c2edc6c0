/** After the film of the home page: whoever looks on may wash the rest. By what is in the visitor's hand. */
export const wandTexts = {
  mouse: 'You hold the wand: wash the rest',
  finger: 'Your turn: swipe to wash',
  keys: 'Your turn: use the arrow keys',
  done: 'All clean. Next, your driveway?',
} as const
