import { Picture } from '~/components/ui/picture'
import { avifFiles, type PicturePart } from '~/components/ui/picture-files'
import type { BeforeAfterImage } from '~/content/picture'

interface SweptPictureProps {
  image: BeforeAfterImage
  sizes: string
  priority?: boolean
  /** Letters across the picture: cleaned out of the dirty side, and left dirty on the clean one. */
  letters?: string
}

/** A pair that fills its parent: dirty until the wand has come through, once, and left a clean side. */
export function SweptPicture({ image, sizes, priority = false, letters }: SweptPictureProps) {
  const [, clean] = image.colors
  return (
    <div className="swept">
      <Picture
        {...image}
        part="after"
        colors={[clean, clean]}
        fit="cover"
        sizes={sizes}
        priority={priority}
      />
      {letters && <Letters image={image} part="before" text={letters} />}
      <div className="swept-before">
        {/* Its place until it arrives is held by the clean half beneath. */}
        <Picture {...image} part="before" alt="" framed fit="cover" sizes={sizes} />
        {letters && <Letters image={image} part="after" text={letters} />}
      </div>
    </div>
  )
}

interface LettersProps {
  image: BeforeAfterImage
  part: Exclude<PicturePart, 'whole'>
  text: string
}

// The light of the two halves is the same; apart, the letters ask for more between them.
const light = { before: 'brightness-55 saturate-80', after: 'brightness-110' }

// An image cannot be cut by text, a background can.
function Letters({ image, part, text }: LettersProps) {
  const largest = avifFiles(image, part).at(-1)
  const choice = [`url("${largest?.src}") type("image/avif")`, `url("${image.src}") type("image/webp")`]
  return (
    <span
      aria-hidden
      style={{ backgroundImage: `image-set(${choice.join(', ')})` }}
      className={`swept-letters absolute inset-0 grid place-content-center bg-clip-text pb-[12cqh] font-display text-code leading-none font-extrabold tracking-[-0.02em] text-transparent select-none ${light[part]}`}
    >
      {text}
    </span>
  )
}
