import { business } from '~/content/business'

export function Logo() {
  const { name } = business
  const [first = name, ...rest] = name.split(' ')
  return (
    <span className="flex items-center gap-3 max-xs:gap-2">
      {/* A slab, washed from left to right. The shapes overlap so that no background shows between them. */}
      <svg
        viewBox="0 0 40 40"
        width="40"
        height="40"
        aria-hidden
        className="size-10 shrink-0 max-xs:size-8"
      >
        <path
          fill="#0a66a8"
          d="M5 0H28L8 40H5A5 5 0 0 1 0 35V5A5 5 0 0 1 5 0Z"
        />
        <path
          fill="#5ec3f5"
          d="M33 0H35A5 5 0 0 1 40 5V35A5 5 0 0 1 35 40H23Z"
        />
        <path fill="#f4f8fb" d="M28 0H35L25 40H8Z" />
        <path fill="#f5921e" d="M25 0H30L10 40H5Z" />
      </svg>
      <span className="leading-none">
        <span className="block font-display text-[min(1.625rem,8.125vw)] leading-[0.9] font-extrabold">
          {first}
        </span>
        {rest.length > 0 && (
          <span className="mt-1 block text-[min(0.8125rem,4vw)] leading-none text-on-deep-soft">
            {rest.join(' ')}
          </span>
        )}
      </span>
    </span>
  )
}
