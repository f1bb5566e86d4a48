import type { Language } from '@krono/contract'
import { isNameCase } from '../analyses/texts/hungarian-name'

/** Names of people, which have cases in Hungarian. */
const ofNames: readonly string[] = ['name', 'other', 'a', 'b']

const ofTwo = ['first', 'second']
const ofEnds = ['high', 'low']
const ofPair = ['a', 'b', ...ofTwo]
const ofSides = ['other', 'own', 'theirs']

/** Texts of one subject that name different figures. */
const byKey: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^detail\.(activity|restraint)\./, ['value', 'other']],
  [/^theme\.doing-/, ['value']],
  [/^theme\.closeness-/, ['emotional']],
  [/^theme\.rest-/, ['low']],
  [/^theme\.deciding-/, ['logical']],
  [/^week\.\w+-[123]$/, ['best', 'crossing']],
  [/^week\.\w+-[456]$/, ['best', 'quiet']],
]

/** Of all others the subject, the first part of the key, decides. */
const bySubject: Readonly<Record<string, readonly string[]>> = {
  detail: ['value', 'lead'],
  form: ['physical', 'emotional', 'intellectual'],
  agreement: ['name', ...ofTwo],
  agreementBaby: ['name', ...ofTwo],
  agreementChild: ['name', ...ofTwo],
  agreementSchool: ['name', ...ofTwo],
  allAgreement: ofTwo,
  grownAgreement: ofTwo,
  grownContradiction: ofEnds,
  contradiction: ['name', ...ofEnds],
  contradictionChild: ['name', ...ofEnds],
  question: ['name', ...ofEnds],
  allContradiction: ofEnds,
  inNumbers: ['name', ...ofEnds],
  rare: ['name', 'value', 'share'],
  order: ['name', 'body', 'heart', 'mind'],
  drive: ['name', 'activity', 'restraint'],
  childStrong: ['name', 'value'],
  childQuiet: ['name', 'value'],
  task: ['low'],
  changed: ['month', 'before'],
  yearCycle: ['energy', 'peak', 'crossing'],
  monthLeads: ['name', 'energy', 'best', 'crossing'],
  monthRests: ['energy', 'lowest'],
  side: ofSides,
  give: ofSides,
  bond: ['a', 'b'],
  pairRole: ['a', 'b', 'harmony'],
  pairTelling: ofPair,
  childPair: ofPair,
  childrenPair: ofPair,
  pairLine: ['a', 'b', 'value'],
  atTable: ['name', 'low'],
  groupLife: ['value'],
  groupBridge: ['name', 'harmony'],
}

/** The placeholders that the composer fills in a text; most texts have none. Pure. */
export const placeholdersOf = (key: string): readonly string[] =>
  byKey.find(([keys]) => keys.test(key))?.[1] ?? bySubject[key.split('.')[0] ?? ''] ?? []

const anyPlaceholder = /\{\{([^{}]*)\}\}/g

/**
 * The placeholders of a text that its composer does not fill: an unknown name, a case of a number, a case in another
 * language, or single braces. Pure.
 */
export function unknownPlaceholders(key: string, text: string, language: Language): string[] {
  const allowed = placeholdersOf(key)
  const unknown = [...text.matchAll(anyPlaceholder)].flatMap(([whole, inner = '']) => {
    const [what = '', nameCase, ...more] = inner.split(':')
    const isCase =
      nameCase === undefined ||
      (language === 'hun' && ofNames.includes(what) && isNameCase(nameCase))
    return allowed.includes(what) && isCase && more.length === 0 ? [] : [whole]
  })
  const braces = text.replace(anyPlaceholder, '').match(/[{}]+/g) ?? []
  return [...unknown, ...braces]
}
