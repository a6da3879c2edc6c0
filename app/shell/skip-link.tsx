import { headerTexts } from '~/content/header-texts'

export const mainId = 'main'

/** First stop of the Tab key: past the header to the page. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-2 left-2 z-50 -translate-y-[150%] rounded-field bg-poppy px-5 py-3 font-semibold text-ink focus:translate-y-0"
    >
      {headerTexts.skip}
    </a>
  )
}
