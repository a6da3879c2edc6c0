import { type RefObject, useEffect, useState } from 'react'

import { pickField } from './picks'

/** Returns the names of what the visitor has picked, as one line of text. */
export function usePickedNames(form: RefObject<HTMLFormElement | null>) {
  const [names, setNames] = useState('')

  // After every render, because the controls change with the page's service.
  useEffect(() => {
    function read() {
      setNames(namesOfPicks(form.current))
    }
    read()
    document.addEventListener('change', read)
    return () => document.removeEventListener('change', read)
  })

  return names
}

function namesOfPicks(form: HTMLFormElement | null): string {
  const names = [...(form?.elements ?? [])].flatMap((control) =>
    control instanceof HTMLInputElement &&
    control.name === pickField &&
    control.checked
      ? (control.getAttribute('aria-label') ?? [])
      : [],
  )
  return names.join(', ')
}
