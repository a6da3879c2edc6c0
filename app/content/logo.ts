/** URL of the firm's mark. */
export { default as logo } from '#firm/generated/logo.svg'
