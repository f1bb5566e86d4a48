import pictureLetters from '@/fonts/letters.json'

const drawable = new Set(`${pictureLetters.latin}${pictureLetters.cyrillic}`)

const marks = /\p{M}/gu

/**
 * A text of letters that our fonts have (`letters`; left out, those of pictures): others lose their accents or go.
 * For a letter that no font has next/og asks Google for one, and no word of ours goes there.
 */
export function drawableText(text: string, letters: ReadonlySet<string> = drawable): string {
  const known = [...text.normalize('NFC').replace(/\s+/g, ' ')].map((letter) => {
    if (letters.has(letter)) return letter
    const plain = letter.normalize('NFD').replace(marks, '')
    return letters.has(plain) ? plain : ''
  })
  return known.join('').replace(/ +/g, ' ').trim()
}
