// Written by `npm run pictures`.
export const pictureColors: Readonly<Record<string, readonly [left: string, right: string]>> = {
  "epoxy/garage-floors": [
    "#988",
    "#988"
  ],
  "epoxy/small-patios": [
    "#875",
    "#875"
  ],
  "gallery/commercial-brick-storefront": [
    "#887",
    "#998"
  ],
  "gallery/commercial-hardware-corner": [
    "#876",
    "#a98"
  ],
  "gallery/commercial-loading-dock": [
    "#a98",
    "#ba9"
  ],
  "gallery/deck-garden-chairs": [
    "#776",
    "#875"
  ],
  "gallery/deck-gray-cedar": [
    "#987",
    "#a85"
  ],
  "gallery/deck-redwood-dining": [
    "#887",
    "#975"
  ],
  "gallery/driveway-exposed-aggregate": [
    "#987",
    "#ba9"
  ],
  "gallery/driveway-tire-lanes": [
    "#876",
    "#a98"
  ],
  "gallery/fence-cedar": [
    "#875",
    "#985"
  ],
  "gallery/gutter-full-of-leaves": [
    "#986",
    "#997"
  ],
  "gallery/gutter-lap-siding": [
    "#788",
    "#789"
  ],
  "gallery/gutter-tiger-stripes": [
    "#887",
    "#888"
  ],
  "gallery/house-algae-siding": [
    "#876",
    "#998"
  ],
  "gallery/patio-grill-corner": [
    "#876",
    "#998"
  ],
  "gallery/patio-shade-mildew": [
    "#875",
    "#998"
  ],
  "gallery/patio-stamped-firepit": [
    "#654",
    "#876"
  ],
  "gallery/pavers-moss-joints": [
    "#986",
    "#b98"
  ],
  "gallery/pavers-tumbled-patio": [
    "#875",
    "#a97"
  ],
  "gallery/roof-moss-chimney": [
    "#887",
    "#998"
  ],
  "gallery/roof-streaks": [
    "#886",
    "#998"
  ],
  "gallery/roof-tile": [
    "#987",
    "#b98"
  ],
  "gallery/sealing-exposed-aggregate": [
    "#987",
    "#987"
  ],
  "gallery/sealing-red-pavers": [
    "#987",
    "#744"
  ],
  "gallery/sealing-tan-herringbone": [
    "#876",
    "#764"
  ],
  "gallery/sidewalk-hedge-overcast": [
    "#554",
    "#887"
  ],
  "gallery/sidewalk-parkway-lawn": [
    "#875",
    "#a98"
  ],
  "gallery/sidewalk-picket-fence": [
    "#554",
    "#777"
  ],
  "gallery/walkway-brick-path": [
    "#764",
    "#964"
  ],
  "gallery/walkway-gravel-pads": [
    "#876",
    "#987"
  ],
  "gallery/walkway-red-door": [
    "#765",
    "#877"
  ],
  "services/commercial": [
    "#987",
    "#987"
  ],
  "services/concrete-sealing": [
    "#865",
    "#865"
  ],
  "services/deck-fence": [
    "#886",
    "#886"
  ],
  "services/driveway": [
    "#987",
    "#987"
  ],
  "services/full-house": [
    "#765",
    "#765"
  ],
  "services/gutter": [
    "#899",
    "#899"
  ],
  "services/patio": [
    "#a65",
    "#a65"
  ],
  "services/roof": [
    "#887",
    "#887"
  ],
  "home/about": [
    "#776",
    "#776"
  ],
  "gallery/house-red-barn": [
    "#876",
    "#866"
  ],
  "gallery/driveway-wand-stroke": [
    "#554",
    "#766"
  ],
  "gallery/house-roof-ladder": [
    "#665",
    "#776"
  ],
  "gallery/pavers-joint-close": [
    "#664",
    "#987"
  ],
  "gallery/house-porch-front": [
    "#665",
    "#665"
  ],
  "gallery/garage-bare-slab": [
    "#766",
    "#887"
  ],
  "epoxy/flake-blends": [
    "#aa9",
    "#aa9"
  ],
  "gallery/house-stucco-corner": [
    "#776",
    "#886"
  ]
}

/** Pictures that are the owner's photographs. All others are our illustrations. */
export const ownPhotographs: readonly string[] = []
