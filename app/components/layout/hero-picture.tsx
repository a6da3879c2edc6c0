import { clsx } from 'clsx'

import { Picture, placeholderStyle } from '~/components/ui/picture'
import type { BeforeAfterImage } from '~/content/picture'
import { avifFiles, type PicturePart } from '~/lib/picture-widths'

interface HeroPictureProps {
  image: BeforeAfterImage
  sizes: string
  priority?: boolean
  /** Clean on the dirty side of the picture and dirty on the clean one. */
  letters?: string
}

// The bottom of the picture, enlarged so that the letters cover only concrete.
// The halves are equally bright, so their brightness is adjusted.
const lettering = {
  picture: '[--crop-y:92%] origin-[50%_92%] max-sm:scale-180 low:scale-180',
  letters:
    'bg-position-[50%_92%] bg-cover max-sm:bg-size-[180%_auto] low:bg-size-[auto_180%]',
  before: 'brightness-55 saturate-80',
  after: 'brightness-110',
}

/** It starts dirty, and a seam sweeps in once to reveal the clean side. */
export function HeroPicture({
  image,
  sizes,
  priority = false,
  letters,
}: HeroPictureProps) {
  if (image.src === '')
    return (
      <div
        aria-hidden
        style={placeholderStyle(image)}
        className="absolute inset-0 grid place-content-center pb-[12cqh] font-display text-[min(46cqw,104cqh)] leading-none font-extrabold text-on-deep"
      >
        {letters}
      </div>
    )
  const [, clean] = image.colors
  const pictureClass = (part: HalfPart) =>
    letters ? `${lettering.picture} ${lettering[part]}` : ''
  return (
    // Without letters, not animated on phones, which are busy enough while the
    // page loads.
    <div
      className={clsx(
        'hero-seam absolute inset-0',
        !letters && 'max-md:[animation-name:none]',
      )}
    >
      <Picture
        {...image}
        part="after"
        colors={[clean, clean]}
        fit="cover"
        sizes={sizes}
        priority={priority}
        className={pictureClass('after')}
      />
      {letters && <Letters image={image} part="before" text={letters} />}
      <div className="absolute inset-0 hero-dirty-side">
        {/* `framed`, because the clean half beneath already serves as the placeholder. */}
        <Picture
          {...image}
          part="before"
          alt=""
          framed
          fit="cover"
          sizes={sizes}
          className={pictureClass('before')}
        />
        {letters && <Letters image={image} part="after" text={letters} />}
      </div>
    </div>
  )
}

type HalfPart = Exclude<PicturePart, 'whole'>

interface LettersProps {
  image: BeforeAfterImage
  part: HalfPart
  text: string
}

// A background instead of an image because only backgrounds can be clipped to
// text.
function Letters({ image, part, text }: LettersProps) {
  const largest = avifFiles(image, part).at(-1)
  const sources = [
    `url("${largest?.src}") type("image/avif")`,
    `url("${image.src}") type("image/webp")`,
  ]
  return (
    <span
      aria-hidden
      style={{ backgroundImage: `image-set(${sources.join(', ')})` }}
      className={`absolute inset-0 grid place-content-center ${lettering.letters} bg-clip-text pb-[12cqh] font-display text-[min(46cqw,104cqh)] leading-none font-extrabold tracking-[-0.02em] text-transparent select-none ${lettering[part]}`}
    >
      {text}
    </span>
  )
}
