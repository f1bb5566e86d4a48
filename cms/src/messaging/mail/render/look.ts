import { darkPalette as dark, lightPalette as light } from '@krono/contract'

const body = "Onest,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const heading = "Literata,Georgia,'Times New Roman',serif"

/** Inline, because many mail programs drop style sheets. */
export const style = {
  paper: `margin:0;padding:0;background:${light.paper};color:${light.ink}`,
  column: `max-width:600px;margin:0 auto;padding:32px 16px;font:17px/1.6 ${body};color:${light.ink}`,
  brand: `margin:0 0 16px;font:500 20px/1.2 ${heading};letter-spacing:.04em;color:${light.night}`,
  card: `background:${light.card};border:1px solid ${light.line};border-radius:22px;padding:28px 24px`,
  heading: `margin:28px 0 8px;font:500 20px/1.3 ${heading};color:${light.ink}`,
  paragraph: 'margin:0 0 16px',
  list: 'margin:0 0 16px;padding:0 0 0 24px',
  quote: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${light.line}`,
  image: 'display:block;max-width:100%;height:auto;border:0;border-radius:18px',
  caption: `margin:-6px 0 20px;font-size:15px;line-height:1.5;color:${light.muted}`,
  link: `color:${light.night};text-decoration:underline`,
  button: `display:inline-block;padding:13px 26px;border-radius:18px;background:${light.night};color:${light['on-night']};font-weight:600;text-decoration:none`,
  foot: `margin:20px 8px 0;font-size:14px;line-height:1.5;color:${light.muted}`,
  hidden:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;color:transparent;font-size:1px;line-height:1px',
} as const

const sheetFor = (
  media: string,
) => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media ${media}{
.paper{background:${dark.paper}!important}
.card{background:${dark.card}!important;border-color:${dark.line}!important}
.paper,.ink{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.link,.brand{color:${dark.night}!important}
.button{background:${dark.night}!important;color:${dark['on-night']}!important}
.quote{border-color:${dark.line}!important}
}`

/** Dark mode, for mail programs that support it. */
export const sheet = sheetFor('(prefers-color-scheme:dark)')

/** An e-mail in a fixed colour scheme, independent of the viewer's preference. */
export const seenIn = (scheme: 'light' | 'dark', html: string) =>
  html.replace(sheet, sheetFor(scheme === 'dark' ? 'all' : 'not all'))
