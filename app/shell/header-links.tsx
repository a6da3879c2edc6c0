import { Link } from '@tanstack/react-router'

import { SectionLink } from '~/business/section-link'
import { headerLinks } from '~/content/navigation'
import { classNames } from '~/ui/class-names'

const places = {
  bar: 'min-h-11 font-semibold',
  menu: 'min-h-16 font-display text-title leading-none font-bold',
} as const

interface HeaderLinksProps {
  className: string
  place: keyof typeof places
  onChoose?: () => void
}

/** About, Services, Gallery, Reviews: in the header, and in the menu of small screens. */
export function HeaderLinks({ className, place, onChoose }: HeaderLinksProps) {
  const style = classNames('header-link flex items-center', places[place])
  return (
    <ul className={className}>
      {headerLinks.map((link) => (
        <li key={link.label}>
          {link.kind === 'section' ? (
            <SectionLink section={link.section} className={style} {...(onChoose ? { onChoose } : {})}>
              <span>{link.label}</span>
            </SectionLink>
          ) : (
            <Link to={link.to} className={style} onClick={onChoose}>
              <span>{link.label}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
