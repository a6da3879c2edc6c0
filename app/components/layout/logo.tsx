import { business } from '~/content/business'
import { logo } from '~/content/logo'

export function Logo() {
  const { name, shortName } = business
  const [firstWord = name] = name.split(' ')
  const beginsShort = shortName && `${name} `.startsWith(`${shortName} `)
  const main = beginsShort ? shortName : firstWord
  const rest = name.slice(main.length)
  return (
    <span className="flex items-center gap-3 max-xs:gap-2">
      <img
        src={logo}
        alt=""
        width="40"
        height="40"
        decoding="sync"
        className="size-10 shrink-0 object-contain max-xs:size-8"
      />
      <span className="leading-none">
        <span className="block font-display text-[min(1.625rem,8.125vw)] leading-[0.9] font-extrabold">
          {main}
        </span>
        {rest && (
          <span className="mt-1 block text-[min(0.8125rem,4vw)] leading-none text-on-deep-soft">
            {rest.trimStart()}
          </span>
        )}
      </span>
    </span>
  )
}
