/** Id of the one `h1` of a page: it names the main part, to which focus goes after a move to another page. */
export const pageTitleId = 'page-title'
