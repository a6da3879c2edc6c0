interface DesignSheetParts {
  /** The style sheet of the tokens. */
  tokens: string
  /** Addresses of the two faces, the wordmark and the icons. */
  display: string
  text: string
  wordmark: string
  icons: string[]
}

/** @returns a page that shows every color with its name, both faces, the mark and the stroke. */
export function designSheet({ tokens, display, text, wordmark, icons }: DesignSheetParts): string {
  return `<!doctype html>
    <style>
      @font-face { font-family: 'Bricolage Cut'; src: url('${display}'); font-weight: 600 800; }
      @font-face { font-family: 'Figtree Variable'; src: url('${text}'); font-weight: 400 700; }
      ${tokens.replace('@theme', ':root')}
      ${look}
    </style>
    <main>
      <h1>One stroke,<br />one lean</h1>
      <ul class="colors">${colorNames(tokens).map(swatch).join('')}</ul>
      <div class="faces">
        <p class="display">Pressure Washing<small>Bricolage Grotesque, width 82, 600 to 800</small></p>
        <p class="text">We look before we wash. Some stains need heat, some need patience.
          <small>Figtree, 400 to 700</small></p>
      </div>
      <div class="marks">
        <img class="wordmark" src="${wordmark}" />
        ${icons.map((icon) => `<img src="${icon}" />`).join('')}
        <span class="press action">Get a FREE Quote</span>
        <span class="press quiet">See More Gallery</span>
        <span class="bullet"></span>
      </div>
      <div class="slope"></div>
    </main>`
}

function colorNames(tokens: string): string[] {
  return [...tokens.matchAll(/--color-([a-z-]+): #/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'white')
}

function swatch(name: string): string {
  return `<li><span style="background: var(--color-${name})"></span>${name}</li>`
}

const look = `
  body { margin: 0; background: var(--color-ground); color: var(--color-ink); font: 16px/1.5 var(--font-text); }
  main { padding: 56px 64px 0; }
  h1, .display { font: 800 84px/0.95 var(--font-display); letter-spacing: -0.01em; margin: 0; }
  small { display: block; font: 500 14px/2 var(--font-text); letter-spacing: 0; color: var(--color-ink-soft); }
  .colors { display: grid; grid-template-columns: repeat(8, 1fr); gap: 20px; padding: 0; margin: 44px 0; list-style: none; font-size: 13px; }
  .colors span { display: block; height: 76px; margin-bottom: 8px; border: 1px solid var(--color-concrete-line); border-radius: var(--radius-press); transform: skewX(calc(-1 * var(--lean))); }
  .faces { display: grid; grid-template-columns: 1fr 1fr; gap: 48px; align-items: end; }
  .display { font-size: 64px; white-space: nowrap; }
  .text { margin: 0; font-size: 26px; line-height: 1.35; }
  .marks { display: flex; align-items: center; gap: 32px; margin: 48px 0 56px; }
  .marks img { height: 72px; }
  .marks .wordmark { height: 56px; margin-right: 16px; }
  .press { position: relative; isolation: isolate; padding: 14px 26px; font-weight: 600; }
  .press::before { content: ''; position: absolute; z-index: -1; inset: 0; border-radius: var(--radius-press); transform: skewX(calc(-1 * var(--lean))); }
  .action::before { background: var(--color-poppy); }
  .quiet::before { border: 2px solid var(--color-concrete-line); background: var(--color-white); }
  .bullet { width: 40px; height: 16px; background: var(--color-poppy); clip-path: polygon(20% 0, 100% 0, 80% 100%, 0 100%); }
  .slope { height: 96px; margin: 0 -64px; background: linear-gradient(var(--color-poppy), var(--color-poppy)); clip-path: polygon(0 60%, 100% 0, 100% 8%, 0 74%); }
`
