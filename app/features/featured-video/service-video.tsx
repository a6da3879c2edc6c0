import { PlaybackButton } from '~/ui/playback-button'
import { usePlayback } from '~/ui/use-playback'

import { FeaturedVideoBackground } from './featured-video-background'
import { serviceVideoQuery } from './featured-video.queries'

/** The featured video behind the hero of the services page, with the button that stops it. */
export function ServiceVideo() {
  const playback = usePlayback()
  return (
    <FeaturedVideoBackground query={serviceVideoQuery} playback={playback} onStop={playback.pause}>
      <PlaybackButton playback={playback} className="absolute top-4 right-gutter-within z-10" />
    </FeaturedVideoBackground>
  )
}
