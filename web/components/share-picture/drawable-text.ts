import letters from '@/fonts/letters.json'

const drawable = new Set(`${letters.latin}${letters.cyrillic}`)

const marks = /\p{M}/gu

/**
 * A text of letters that our fonts have: others lose their accents or go. For a letter that no font has
 * next/og asks Google for one, and no word of ours goes there.
 */
export function drawableText(text: string): string {
  const known = [...text.normalize('NFC').replace(/\s+/g, ' ')].map((letter) => {
    if (drawable.has(letter)) return letter
    const plain = letter.normalize('NFD').replace(marks, '')
    return drawable.has(plain) ? plain : ''
  })
  return known.join('').replace(/ +/g, ' ').trim()
}
