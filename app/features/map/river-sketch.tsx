/** Where the two rivers meet, drawn from memory: the ground of the map before it is one. */
export function RiverSketch() {
  return (
    <svg
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="absolute inset-0 size-full"
    >
      <rect width="800" height="400" className="fill-concrete" />
      <g className="fill-none stroke-white" strokeWidth="10">
        <path d="M300 420 470-20M420 420 590-20M540 420 710-20M660 420 830-20" />
        <path d="M230 330 820 395M280 210 820 270M330 90 820 145" />
      </g>
      <g
        transform="translate(90)"
        className="fill-none stroke-water-bright"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="40"
      >
        <path d="M-130 40c90 20 210 10 260 75s10 110 45 160 30 110-10 150" />
        <path d="M135 120c70-30 150-10 215-45s120-25 180-60 190-10 300-60" strokeWidth="26" />
      </g>
      <path
        d="M500 205c-24 0-42 18-42 42 0 31 42 66 42 66s42-35 42-66c0-24-18-42-42-42Z"
        className="fill-poppy"
      />
      <circle cx="500" cy="246" r="15" className="fill-white" />
    </svg>
  )
}
