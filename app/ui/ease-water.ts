/** `--ease-water` of styles/tokens.css, for what script moves. */
export const easeWater = [0.22, 0.8, 0.26, 1] as const
