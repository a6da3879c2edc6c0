/** The addresses of what pages show of one of many, as scripts/build/page-files.ts writes them. */
export const pageFileAddress = /\/assets\/(?:city-[\w-]+|services|service-[\w-]+|areas)-[\da-f]{8}\.js/
