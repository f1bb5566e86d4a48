const front = /[eio]/u
const back = /[au]/u

/** Endings that the stemmer recognizes only with accents, and that phone users type without them. */
const endings: readonly (readonly [RegExp, readonly [front: string, back: string]])[] = [
  [/([trb])ol$/u, ['$1ől', '$1ól']],
  [/nal$/u, ['nál', 'nál']],
  [/nel$/u, ['nél', 'nél']],
  [/ert$/u, ['ért', 'ért']],
]

/** Restores the accents of a Hungarian word's ending: `energiatol` becomes `energiatól`. */
export function accented(word: string): string {
  for (const [ending, [afterFront, afterBack]] of endings) {
    if (!ending.test(word)) continue
    const body = word.replace(ending, '')
    const isFront = front.test(body) && !back.test(body)
    return word.replace(ending, isFront ? afterFront : afterBack)
  }
  return word
}
