/**
 * Marks the links to the page the visitor is on, and no others, as the router does once it has the part: the address,
 * and all the parameters the link names. For a part that is still HTML: whoever went on before React took it over would
 * keep the marks of the page before, for React compares no attributes then.
 */
export function markCurrentLinks(part: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${part} a[href^="/"]`)) {
    const isCurrent = leadsHere(link)
    link.classList.toggle('active', isCurrent)
    set(link, 'data-status', isCurrent && 'active')
    set(link, 'aria-current', isCurrent && 'page')
  }
}

function leadsHere({ pathname, search }: HTMLAnchorElement): boolean {
  const here = new URLSearchParams(location.search)
  return (
    pathname === location.pathname &&
    [...new URLSearchParams(search)].every(([name, value]) => here.get(name) === value)
  )
}

function set(link: Element, name: string, value: string | false): void {
  if (value) link.setAttribute(name, value)
  else link.removeAttribute(name)
}
