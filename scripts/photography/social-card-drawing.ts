import { escapeMarkup } from '#functions/_shared/escape-markup.ts'
import { formatPhone } from '#functions/_shared/format-phone.ts'

import { brandColors, lean } from '../../app/content/brand-mark.ts'
import type { Site } from '../../app/content/site.ts'
import { dataAddress } from '../brand/data-address.ts'
import { publicPath } from './finish.ts'
import type { SocialCard } from './social-card-list.ts'

export const cardSize = { width: 1200, height: 630 }

const fonts = {
  Display: 'app/fonts/display.woff2',
  Figtree: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
}

/** The card as a page of its own, with everything it needs inside: brand, headline, phone, and the picture. */
export async function drawCard({ headline, picture }: SocialCard, site: Site): Promise<string> {
  const [first = site.name, ...rest] = site.name.split(' ')
  const faces = await Promise.all(
    Object.entries(fonts).map(async ([family, file]) => {
      const address = await dataAddress(file, 'font/woff2')
      return `@font-face { font-family: ${family}; src: url(${address}); font-weight: 200 900 }`
    }),
  )
  const mark = await dataAddress('public/favicon.svg', 'image/svg+xml')
  const photograph = picture ? await dataAddress(publicPath(picture.src), 'image/webp') : ''
  return `<!doctype html>
    <style>
      ${faces.join('\n')}
      * { margin: 0; box-sizing: border-box }
      body { position: relative; width: ${cardSize.width}px; height: ${cardSize.height}px; overflow: hidden;
        background: ${brandColors.deep}; color: ${brandColors['on-deep']}; font: 500 30px/1.3 Figtree }
      .photograph { position: absolute; inset: 0 -60px 0 auto; width: 700px; height: 100%; object-fit: cover }
      .ground, .stroke { position: absolute; inset: 0; background: ${brandColors.deep};
        clip-path: polygon(0 0, 678px 0, 590px 100%, 0 100%) }
      .stroke { background: ${brandColors.poppy}; clip-path: polygon(0 0, 690px 0, 602px 100%, 0 100%) }
      .words { position: absolute; inset: 64px auto 64px 72px; width: 500px; display: flex; flex-direction: column }
      .brand { display: flex; align-items: center; gap: 20px; line-height: 1 }
      .brand img { width: 76px }
      .brand strong { display: block; font: 800 46px/1 Display; letter-spacing: -0.01em }
      .brand span { display: block; margin-top: 8px; font-size: 24px; color: #b9cbda }
      h1 { margin: auto 0; font: 700 ${headline.length > 48 ? 64 : 72}px/1 Display; letter-spacing: -0.012em; text-wrap: balance }
      .phone { position: relative; align-self: start; isolation: isolate; padding: 14px 34px; color: ${brandColors.ink}; font-weight: 700 }
      .phone::before { content: ''; position: absolute; z-index: -1; inset: 0; border-radius: 6px; background: ${brandColors.poppy}; transform: skewX(-${lean}deg) }
    </style>
    ${photograph && `<img class="photograph" src="${photograph}">`}
    <div class="stroke"></div>
    <div class="ground"></div>
    <div class="words">
      <div class="brand"><img src="${mark}"><div><strong>${escapeMarkup(first)}</strong><span>${escapeMarkup(rest.join(' '))}</span></div></div>
      <h1>${escapeMarkup(headline)}</h1>
      <p class="phone">${escapeMarkup(formatPhone(site.phone))}</p>
    </div>`
}
