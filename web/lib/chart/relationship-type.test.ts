import { describe, expect, it } from '@jest/globals'
import type { Kind } from './relation-rules'
import { typeOf } from './relationship-type'
import type { Seven } from './seven'

const KINDS = { s: 'synchronic', c: 'converse', l: 'learner', t: 'teacher' } as const

// Seven letters, crown first: upper three, the heart, lower three.
function kindsOf(letters: string): Seven<Kind> {
  const kinds = [...letters.replaceAll(' ', '')].map(
    (letter) => KINDS[letter as keyof typeof KINDS],
  )
  return kinds as unknown as Seven<Kind>
}

describe('the type of a pair', () => {
  it.each([
    ['sss s sss', 'synchronic-karmic', 'as many upper as lower, and the heart'],
    ['ttt c lll', 'open', 'two kinds have the most'],
    ['ttl c lcs', 'open', 'no kind has three'],
    ['ttl c lsc', 'open', 'no kind has three'],
    ['ttt c llc', 'teacher-karmic', 'three upper chakras'],
    ['ttc l lcl', 'learner-fate', 'the heart and two lower ones'],
    ['llc l tcs', 'learner-karmic', 'the heart and two upper ones'],
    ['lct l tcl', 'learner-karmic', 'one upper, one lower, and the heart'],
    ['cct s lcc', 'converse-fate', 'two upper, two lower, without the heart'],
    ['ccc s lcs', 'converse-karmic', 'three upper, one lower'],
    ['sct l sss', 'synchronic-fate', 'one upper, three lower'],
    ['stl c ttt', 'teacher-fate', 'one upper, three lower'],
    ['cst c tcc', 'converse-fate', 'one upper, the heart, two lower'],
    ['sst t stt', 'teacher-fate', 'four of one kind against three of another'],
    ['lls s scc', 'synchronic-karmic', 'one upper, one lower, and the heart'],
  ])('%s is %s: %s', (letters, type) => {
    expect(typeOf(kindsOf(letters))).toBe(type)
  })
})
