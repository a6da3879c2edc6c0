import { assistant } from '~/content/assistant'

/** Questions to begin with, for those who do not know what to ask. */
export function Suggestions({ onAsk }: { onAsk: (question: string) => boolean }) {
  return (
    <ul
      aria-label={assistant.suggestionsLabel}
      className="flex shrink-0 flex-wrap gap-2 bg-white px-4 pb-4 [@media(height<28rem)]:hidden"
    >
      {assistant.suggestions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-field border-2 border-water/40 px-4 text-sm font-semibold text-water-strong transition-colors duration-200 hover:border-water hover:bg-water-tint"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
