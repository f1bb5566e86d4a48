import { preload } from 'react-dom'
import { language } from '@/base/text/language'
import literataCyrillic from '@/fonts/literata-cyrillic.woff2'
import literataLatin from '@/fonts/literata-latin.woff2'
import literataLatinExt from '@/fonts/literata-latin-ext.woff2'
import onestCyrillic from '@/fonts/onest-cyrillic.woff2'
import onestLatin from '@/fonts/onest-latin.woff2'
import onestLatinExt from '@/fonts/onest-latin-ext.woff2'

/** Font subsets that the deployment's language needs on the first screen; others load when a page uses them. */
const firstFonts = {
  hun: [literataLatin, onestLatin, literataLatinExt, onestLatinExt],
  eng: [literataLatin, onestLatin],
  rus: [literataCyrillic, onestCyrillic, literataLatin, onestLatin],
} as const

export function PreloadFonts() {
  for (const url of firstFonts[language]) {
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return null
}
