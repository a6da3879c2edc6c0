import { wallSides, wallTexts } from '~/content/gallery-texts'

/** Turns all pictures of the wall dirty or clean. Styles alone read it (gallery.css): it works without script. */
export function WallSeam() {
  return (
    <fieldset aria-label={wallTexts.seam} className="wall-seam">
      {wallSides.map(({ side, label }) => (
        <label key={side}>
          <input type="radio" name="side" value={side} defaultChecked={side === 'both'} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
