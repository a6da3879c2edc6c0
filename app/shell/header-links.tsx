import { Link } from '@tanstack/react-router'

import { headerLinks } from '~/content/navigation'
import { SectionLink } from '~/ui/section-link'

const style =
  'flex min-h-11 items-center rounded-full px-4 font-medium text-on-deep transition-colors duration-150 ' +
  'hover:bg-deep-raised aria-[current=page]:text-water-bright'

interface HeaderLinksProps {
  className: string
  onChoose?: () => void
}

/** About, Services, Gallery, Reviews: in the header, and in the menu of small screens. */
export function HeaderLinks({ className, onChoose }: HeaderLinksProps) {
  return (
    <ul className={className}>
      {headerLinks.map((link) => (
        <li key={link.label}>
          {link.kind === 'section' ? (
            <SectionLink section={link.section} className={style} {...(onChoose ? { onChoose } : {})}>
              {link.label}
            </SectionLink>
          ) : (
            <Link to={link.to} className={style} onClick={onChoose}>
              {link.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
