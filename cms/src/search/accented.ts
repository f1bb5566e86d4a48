const front = /[eio]/u
const back = /[au]/u

/** Endings whose accents a stemmer needs, and phones leave out. */
const endings: readonly (readonly [RegExp, readonly [front: string, back: string]])[] = [
  [/([trb])ol$/u, ['$1ől', '$1ól']],
  [/nal$/u, ['nál', 'nál']],
  [/nel$/u, ['nél', 'nél']],
  [/ert$/u, ['ért', 'ért']],
]

/** A Hungarian word without accents, with those that its ending would have: `energiatol` is `energiatól`. */
export function accented(word: string): string {
  for (const [ending, [afterFront, afterBack]] of endings) {
    if (!ending.test(word)) continue
    const body = word.replace(ending, '')
    const isFront = front.test(body) && !back.test(body)
    return word.replace(ending, isFront ? afterFront : afterBack)
  }
  return word
}
