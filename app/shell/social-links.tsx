import { useSite } from '~/business/use-site'

// Drawn here: the icon set carries no brand marks. 24 × 24, filled.
const networks = [
  {
    id: 'instagram',
    label: 'Instagram',
    path: 'M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Zm0 2a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4H8Zm4 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.3-3.6a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z',
  },
  {
    id: 'facebook',
    label: 'Facebook',
    path: 'M13.5 22v-8.2h2.8l.45-3.3H13.5V8.4c0-.95.27-1.6 1.65-1.6h1.75V3.85A23 23 0 0 0 14.35 3.7c-2.53 0-4.25 1.55-4.25 4.38v2.42H7.3v3.3h2.8V22h3.4Z',
  },
  {
    id: 'tiktok',
    label: 'TikTok',
    path: 'M13 2h3.1a5 5 0 0 0 4.4 4.5v3.1a8 8 0 0 1-4.4-1.45v6.7a6.35 6.35 0 1 1-6.35-6.35c.35 0 .7.03 1.05.09v3.25a3.2 3.2 0 1 0 2.2 3.02V2Z',
  },
  {
    id: 'linkedin',
    label: 'LinkedIn',
    path: 'M3.2 9h3.5v11.5H3.2V9Zm1.75-5.6a2.05 2.05 0 1 1 0 4.1 2.05 2.05 0 0 1 0-4.1ZM9 9h3.35v1.6h.05c.47-.88 1.6-1.85 3.35-1.85 3.6 0 4.25 2.3 4.25 5.4v6.35h-3.5V14.9c0-1.35-.03-3.1-1.9-3.1-1.88 0-2.17 1.45-2.17 3v5.7H9V9Z',
  },
] as const

/** The business elsewhere; opens in the same tab, as every link here does. */
export function SocialLinks() {
  const { social } = useSite()
  return (
    <ul className="-ml-px flex gap-3">
      {networks.map(({ id, label, path }) => (
        <li key={id}>
          <a
            href={social[id]}
            rel="me noopener"
            aria-label={label}
            className="button grid size-11 place-items-center [--fill:var(--color-deep-raised)] hover:[--fill:var(--color-water)]"
          >
            <svg viewBox="0 0 24 24" aria-hidden className="size-5 fill-current">
              <path d={path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
