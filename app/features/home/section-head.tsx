import { classNames } from '~/components/ui/class-names'

interface SectionHeadProps {
  titleId: string
  title: string
  introduction: string
  onDeep?: boolean
  className?: string
}

/** The head of a section: title and introduction beside each other where there is room, ending level. */
export function SectionHead({ titleId, title, introduction, onDeep = false, className }: SectionHeadProps) {
  return (
    <div className={classNames(className, 'grid items-end gap-4 lg:grid-cols-2 lg:gap-16')}>
      <h2 id={titleId} className="text-title">
        {title}
      </h2>
      <p
        className={classNames(
          'max-w-prose text-balance text-lead',
          onDeep ? 'text-on-deep-soft' : 'text-ink-soft',
        )}
      >
        {introduction}
      </p>
    </div>
  )
}
