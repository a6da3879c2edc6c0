/** Where the page names the scripts that are fetched once it is painted: one source for writer and reader. */
export const laterScriptsId = 'later-scripts'
