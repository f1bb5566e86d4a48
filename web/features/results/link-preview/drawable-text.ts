import pictureLetters from '@/fonts/letters.json'

const drawable = new Set(`${pictureLetters.latin}${pictureLetters.cyrillic}`)

const marks = /\p{M}/gu

/**
 * A text with only the letters of our fonts (`letters`; by default those of pictures): others lose their accents or are
 * removed. For an unknown letter next/og would request a font from Google, which would send our text there.
 */
export function drawableText(text: string, letters: ReadonlySet<string> = drawable): string {
  const known = [...text.normalize('NFC').replace(/\s+/g, ' ')].map((letter) => {
    if (letters.has(letter)) return letter
    const plain = letter.normalize('NFD').replace(marks, '')
    return letters.has(plain) ? plain : ''
  })
  return known.join('').replace(/ +/g, ' ').trim()
}
