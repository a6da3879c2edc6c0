/** The site's own films whose file nobody replaced (scripts/build/own-films.ts). Outside of a build, all. */
declare const UNCHANGED_FILMS: readonly string[] | undefined
