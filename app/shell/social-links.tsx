import { useSite } from '~/business/use-site'
import { Icon } from '~/ui/icon'

const networks = [
  { id: 'instagram', label: 'Instagram' },
  { id: 'facebook', label: 'Facebook' },
  { id: 'tiktok', label: 'TikTok' },
  { id: 'linkedin', label: 'LinkedIn' },
] as const

/** The business elsewhere; opens in the same tab, as every link here does. */
export function SocialLinks() {
  const { social } = useSite()
  return (
    <ul className="-ml-px flex gap-3">
      {networks.map(({ id, label }) => (
        <li key={id}>
          <a
            href={social[id]}
            rel="me noopener"
            aria-label={label}
            className="button grid size-11 place-items-center [--fill:var(--color-deep-raised)] hover:[--fill:var(--color-water)]"
          >
            <Icon name={id} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  )
}
