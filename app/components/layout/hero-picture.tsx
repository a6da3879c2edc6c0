import { Picture } from '~/components/ui/picture'
import type { BeforeAfterImage } from '~/content/picture'
import { avifFiles, type PicturePart } from '~/lib/picture-files'

interface HeroPictureProps {
  image: BeforeAfterImage
  sizes: string
  priority?: boolean
  /**
   * Text across the picture, clean on the dirty side and dirty on the clean
   * side.
   */
  letters?: string
}

// The seam is slanted. Only elements inside the frame use `--overhang`, so its
// `cqh` refers to the frame.
const frame =
  'seam absolute inset-0 @container-size [animation:reveal_1100ms_250ms_var(--ease-water)_backwards] ' +
  'after:absolute after:inset-0 after:bg-poppy after:[--overhang:calc(var(--slope)*50cqh)] ' +
  'after:[clip-path:polygon(calc(var(--reveal)+var(--overhang)-0.25rem)_0,calc(var(--reveal)+var(--overhang)+0.25rem)_0,calc(var(--reveal)-var(--overhang)+0.0625rem)_100%,calc(var(--reveal)-var(--overhang)-0.0625rem)_100%)]'
const dirtySide =
  'dirty-side absolute inset-0 [--overhang:calc(var(--slope)*50cqh)] [clip-path:polygon(0_0,calc(var(--reveal)+var(--overhang))_0,calc(var(--reveal)-var(--overhang))_100%,0_100%)]'

// Shows the concrete at the bottom of the picture. Small windows zoom in so
// that the letters cover only concrete, not the house. The two halves are
// equally bright, so their brightness is adjusted to make the letters stand
// out.
const lettering = {
  picture: 'object-[50%_92%] origin-[50%_92%] max-sm:scale-180 low:scale-180',
  letters:
    'bg-position-[50%_92%] bg-cover max-sm:bg-size-[180%_auto] low:bg-size-[auto_180%]',
  before: 'brightness-55 saturate-80',
  after: 'brightness-110',
}

/**
 * Renders a pair that fills its parent. It starts dirty, and a seam sweeps in
 * once to reveal the clean side.
 */
export function HeroPicture({
  image,
  sizes,
  priority = false,
  letters,
}: HeroPictureProps) {
  const [, clean] = image.colors
  const pictureClass = (part: HalfPart) =>
    letters ? `${lettering.picture} ${lettering[part]}` : ''
  return (
    // Without letters, not animated on phones, which are busy enough while the
    // page loads.
    <div className={letters ? frame : `${frame} max-md:[animation-name:none]`}>
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
      <div className={dirtySide}>
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
      className={`absolute inset-0 grid place-content-center ${lettering.letters} bg-clip-text pb-[12cqh] font-display text-code leading-none font-extrabold tracking-[-0.02em] text-transparent select-none ${lettering[part]}`}
    >
      <span data-keep-clear>{text}</span>
    </span>
  )
}
