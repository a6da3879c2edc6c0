import { wallSides, wallTexts } from '~/content/gallery-texts'

const segment =
  'relative lean-ground grid min-h-12 items-center px-3.5 font-semibold whitespace-nowrap not-first:ml-[-2px] has-checked:text-white ' +
  'before:border-2 before:border-ink/22 before:bg-white has-checked:before:border-water has-checked:before:bg-water'

// As large as what is seen of it: the ring of focus is drawn around that.
const choice = 'absolute inset-0 cursor-pointer appearance-none'

/** Turns all pictures of the wall dirty or clean. Styles alone read it (gallery.css): it works without script. */
export function WallSeam() {
  return (
    <fieldset aria-label={wallTexts.seam} className="isolate flex min-w-0 flex-wrap">
      {wallSides.map(({ side, label }) => (
        <label key={side} className={segment}>
          <input type="radio" name="side" value={side} defaultChecked={side === 'both'} className={choice} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
