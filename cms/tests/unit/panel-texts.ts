import { fieldWords } from '../../src/admin/fields/field-words'
import { moneyWords } from '../../src/admin/fields/money-words'
import { incidentWords } from '../../src/admin/incident/incident-words'
import { namesIn } from '../../src/admin/names'
import { operatorWords } from '../../src/admin/operator-words'
import { stateWords } from '../../src/admin/state-words'
import translations from '../../src/admin/translations/strapi.hu.json'
import { partWords } from '../../src/analysis/analysis-texts/part-words'
import { patterns } from '../../src/panel/editor/patterns'
import { rulesOfForms } from '../../src/panel/editor/rules'
import { componentTables, contentTypeTables } from '../../src/panel/editor/tables'
import { works } from '../../src/platform/incidents/works'
import { ofAdministratorsOf } from '../../src/platform/lib/content-types'
import type { EditorTable } from '../../src/platform/manifests/editor-table'
import { reachedEnglish, strapiHungarian } from './panel-messages'

/** Hungarian texts of Strapi's screens, by message id. */
export const strapiTexts: Readonly<Record<string, string>> = {
  ...strapiHungarian,
  ...translations,
  ...rulesOfForms('hun'),
}

type Text = readonly [where: string, text: string]

const tables: Readonly<Record<string, EditorTable>> = { ...contentTypeTables, ...componentTables }
/** Labels of form fields. */
export const fieldTexts: Text[] = Object.entries(tables).flatMap(([uid, { fields }]) =>
  Object.entries(fields)
    .filter(([name]) => !ofAdministratorsOf(uid).includes(name))
    .map(([name, { hun }]) => [`${uid} ${name}`, hun.label] as const),
)
const helpTexts = Object.entries(tables).flatMap(([uid, { fields }]) =>
  Object.entries(fields)
    .filter(([name]) => !ofAdministratorsOf(uid).includes(name))
    .flatMap(([name, { hun }]) =>
      [hun.description, hun.placeholder].map((text) => [`${uid} ${name}`, text ?? ''] as const),
    ),
)
/** Every text in a table of words. */
const textsIn = (name: string, words: unknown): Text[] =>
  typeof words === 'string'
    ? [[name, words]]
    : Object.entries(Object(words)).flatMap(([key, one]) => textsIn(`${name}.${key}`, one))

/** Every Hungarian text of the editors' panel. */
export const hungarianTexts: Text[] = [
  ...Object.entries(strapiTexts).filter(([id]) => id in reachedEnglish),
  ...textsIn('operator', operatorWords('hu')),
  ...textsIn('fields', [fieldWords.hun, moneyWords.hun, stateWords.hun]),
  ...textsIn('incidents', [incidentWords.hun, Object.values(works).map(({ hun }) => hun)]),
  ...textsIn(
    'keys',
    Object.values(partWords).map(({ hun }) => hun),
  ),
  ...fieldTexts,
  ...helpTexts,
  ...Object.entries(namesIn('hun')),
  ...textsIn('patterns', patterns).filter(([name]) => name.endsWith('.hun')),
]

/** Removes placeholders and message syntax: {count, plural, other {…}}, {{name}}, <b>. */
export const withoutNames = (text: string) =>
  text.replace(/\{\{\w+\}\}|\{\w+(, (plural|select),)?|<[^>]*>/g, '')
