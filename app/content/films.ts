/** Addresses of the files in the firm's films/. */
export { films } from '#firm/generated/films.ts'
