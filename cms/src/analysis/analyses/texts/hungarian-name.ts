/** Cases that texts use, named by their ending. */
const nameCases = ['t', 'nak', 'val', 'ra', 'ról', 'hoz', 'tól', 'nál', 'é'] as const

export type NameCase = (typeof nameCases)[number]

export const isNameCase = (text: string): text is NameCase => nameCases.some((one) => one === text)

type Harmony = 'back' | 'front' | 'rounded'

/** Names whose endings do not follow from their vowels. */
const harmonyOf: Readonly<Record<string, Harmony>> = {
  noémi: 'front',
  naómi: 'front',
  olivér: 'front',
  noé: 'back',
  zoé: 'back',
  szolveig: 'front',
}

const back = 'aáoóuú'
const rounded = 'öőüű'
const neutral = 'iíé'
const vowel = /[aáeéiíoóöőuúüű]/u

/** Written as in Hungarian: of others the pronunciation, and so the ending, is not known. */
const isHungarian = /^[a-záéíóöőúüű]+$/u
const foreignLetters = /[qw]|th|ph|sch|ck|oo|ee|eau|(?<![glnt])y/u
/** Names with a final letter that is not spoken. */
const silent: ReadonlySet<string> = new Set([
  'jacques',
  'jean',
  'louis',
  'georges',
  'charles',
  'denis',
])

/** Hungarian names with a final e; in foreign ones it is usually silent (Charlotte, George, Claire). */
const inE: ReadonlySet<string> = new Set([
  ...['bence', 'bende', 'bese', 'böske', 'csende', 'csenge', 'ede', 'emese', 'emőke', 'endre'],
  ...['erzsike', 'ete', 'etele', 'gerle', 'imre', 'ince', 'keve', 'kincse', 'lelle', 'levente'],
  ...['örzse', 'szende', 'terike', 'tünde', 'vince', 'zente', 'zete', 'zille', 'zselyke'],
])

/** Whether endings can be attached; texts use a pronoun instead of other names. `name`: in lower case. */
const canInflect = (name: string): boolean =>
  isHungarian.test(name) &&
  vowel.test(name) &&
  !foreignLetters.test(name) &&
  !silent.has(name) &&
  (!name.endsWith('e') || inE.has(name))

/** Vowel harmony: the last vowel that is not neutral decides; without one the ending is a front one. */
function harmony(name: string): Harmony {
  const known = harmonyOf[name]
  if (known) return known
  const vowels = [...name].filter((letter) => vowel.test(letter))
  const last = vowels.at(-1) ?? ''
  const decisive = vowels.findLast((letter) => !neutral.includes(letter))
  if (decisive !== undefined && back.includes(decisive)) return 'back'
  return rounded.includes(last) ? 'rounded' : 'front'
}

const endings: Readonly<
  Record<
    Exclude<NameCase, 't' | 'val' | 'é'>,
    readonly [back: string, front: string, rounded: string]
  >
> = {
  nak: ['nak', 'nek', 'nek'],
  ra: ['ra', 're', 're'],
  ról: ['ról', 'ről', 'ről'],
  hoz: ['hoz', 'hez', 'höz'],
  tól: ['tól', 'től', 'től'],
  nál: ['nál', 'nél', 'nél'],
}

const place = { back: 0, front: 1, rounded: 2 } as const

const long: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó', ö: 'ő' }

/** A final short vowel becomes long before an ending. */
const lengthened = (name: string) => name.replace(/[aeoö]$/u, (letter) => long[letter] ?? letter)

const digraph = /(dzs|cs|gy|ly|ny|sz|ty|zs|dz)$/u

/** The stem with its last consonant doubled: Zoltánn-, Lukáccs-, Balázzs-; one that is double stays. */
function doubled(name: string): string {
  const [two] = name.match(digraph) ?? []
  if (two) return name.slice(0, -two.length) + two[0] + two
  const last = name.at(-1) ?? ''
  // Spoken as "ksz": Alexszel.
  if (last === 'x') return `${name}sz`
  return name.at(-2) === last ? name : name + last
}

function instrumental(name: string): string {
  const vowelOfEnding = harmony(name) === 'back' ? 'a' : 'e'
  if (vowel.test(name.at(-1) ?? '')) return `${lengthened(name)}v${vowelOfEnding}l`
  return `${doubled(name)}${vowelOfEnding}l`
}

/** After these a single final consonant takes -t without a vowel. */
const takesT = /(?:[aáeéiíoóöőuúüű])(?:ly|ny|sz|zs|[jlnrsz])$/u
const doubleTakesT = /(?:ll|nn|rr|ssz|ss)$/u

function accusative(name: string): string {
  if (vowel.test(name.at(-1) ?? '')) return `${lengthened(name)}t`
  if (takesT.test(name) || doubleTakesT.test(name)) return `${name}t`
  return `${name}${{ back: 'o', front: 'e', rounded: 'ö' }[harmony(name)]}t`
}

/** The last word of a name, which takes the ending: Kovács Annának, Anna-Máriának. */
const lastWord = /[^\s-]+$/u

/** A name in a case; undefined for one that cannot be inflected. Pure. */
export function inflectName(name: string, nameCase: NameCase): string | undefined {
  const [word = ''] = name.match(lastWord) ?? []
  const lower = word.toLocaleLowerCase('hu')
  if (!canInflect(lower)) return undefined
  const inflected = inflectLower(lower, nameCase)
  // The first letter as it was typed.
  return name.slice(0, name.length - word.length) + word.slice(0, 1) + inflected.slice(1)
}

function inflectLower(name: string, nameCase: NameCase): string {
  if (nameCase === 't') return accusative(name)
  if (nameCase === 'val') return instrumental(name)
  if (nameCase === 'é') return `${lengthened(name)}é`
  return lengthened(name) + endings[nameCase][place[harmony(name)]]
}

/** Instead of a name that cannot be inflected. */
export const pronouns: Readonly<Record<NameCase, string>> = {
  t: 'őt',
  nak: 'neki',
  val: 'vele',
  ra: 'rá',
  ról: 'róla',
  hoz: 'hozzá',
  tól: 'tőle',
  nál: 'nála',
  é: 'az övé',
}
