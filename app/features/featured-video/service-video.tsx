import { classNames } from '~/ui/class-names'
import { PlaybackButton } from '~/ui/playback-button'
import { usePlayback } from '~/ui/use-playback'

import { FeaturedVideoBackground } from './featured-video-background'
import { serviceVideoQuery } from './featured-video.queries'

interface ServiceVideoProps {
  /** On wide screens something else covers the right half of it. */
  beside: boolean
}

/** The featured video behind the hero of the services page, with the button that stops it. */
export function ServiceVideo({ beside }: ServiceVideoProps) {
  const playback = usePlayback()
  return (
    <FeaturedVideoBackground query={serviceVideoQuery} playback={playback} onStop={playback.pause}>
      <PlaybackButton
        playback={playback}
        className={classNames('absolute top-4 right-gutter-within z-10', beside && 'lg:right-[51%]')}
      />
    </FeaturedVideoBackground>
  )
}
