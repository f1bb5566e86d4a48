import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Keys that no scan of the source can see in use, each prefix with its reason beside it.
const usedElsewhere: string[] = []

const literals = /'([^'\\\n]+)'|"([^"\\\n]+)"/g
const templates = /`([^`]*\$\{[^`]*)`/g
const translators =
  /(?:^|\.{3}|[^.\w])(?:translations\(|wordsOf\((?=[^)]*,\s*[^)\s]))\s*(?:'([^']+)')?\s*[,)]/g
const wholeNamespaces = /(?:^|\.{3}|[^.\w])wordsOf\(\s*'([^']+)'\s*,?\s*\)/g
const calls = /\bt\(([^()]+?),\s*\{/g
const variableKey = /\bt(?:\.\w+)?\(\s*[a-zA-Z_]/

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory())
      return /^(\.|node_modules|e2e|dist)/.test(entry.name) ? [] : sources(place)
    return /(?<!\.d|\.test)\.tsx?$/.test(entry.name) ? [place] : []
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `level.${name}` fits every key of that shape. */
function shape(template: string, prefix: string) {
  const parts = template.split(/\$\{[^}]*\}/).map(escaped)
  const isAnything = prefix === '' && parts.join('').replaceAll('\\.', '') === ''
  return isAnything ? undefined : new RegExp(`^${escaped(prefix)}${parts.join('.+')}$`)
}

/** What one file speaks of: exact keys, shapes of keys and whole namespaces. */
function keysIn(text: string) {
  const namespaces = [...text.matchAll(translators)].map(([, name]) => (name ? `${name}.` : ''))
  const prefixes = [...new Set(['', ...namespaces])]
  const given = [...text.matchAll(wholeNamespaces)].map(([, name]) => `${name}.`)
  const words = [...text.matchAll(literals)].map(([, single, double]) => single ?? double ?? '')
  const texts = [...text.matchAll(templates)].map(([, template]) => template ?? '')
  return {
    exact: prefixes.flatMap((prefix) => words.map((word) => prefix + word)),
    shapes: prefixes.flatMap((prefix) => texts.map((template) => shape(template, prefix))),
    whole: [...given, ...(variableKey.test(text) ? namespaces.filter(Boolean) : [])],
  }
}

/** The keys that no source file of the folder of web speaks of. */
export function unusedKeys(web: string, keys: readonly string[]): string[] {
  const found = sources(web).map((file) => keysIn(readFileSync(file, 'utf8')))
  const exact = new Set(found.flatMap((file) => file.exact))
  const shapes = found.flatMap((file) => file.shapes).filter((one) => one !== undefined)
  const prefixes = [...usedElsewhere, ...found.flatMap((file) => file.whole)]
  return keys.filter(
    (key) =>
      !exact.has(key) &&
      !shapes.some((one) => one.test(key)) &&
      !prefixes.some((prefix) => key.startsWith(prefix)),
  )
}

/** The keys, or shapes of keys, that translators of one file are called with together with values. */
function calledIn(text: string): RegExp[] {
  const given = [...text.matchAll(calls)].map(([, key = '']) => key)
  const exact = given.flatMap((key) =>
    [...key.matchAll(literals)].map(([, single, double]) => escaped(single ?? double ?? '')),
  )
  const shapes = given.flatMap((key) =>
    [...key.matchAll(templates)].flatMap(([, template = '']) => shape(template, '')?.source ?? []),
  )
  return [...exact.map((key) => `^${key}$`), ...shapes].map((source) => new RegExp(source))
}

/**
 * The keys that no translator is called with, nor with their end (`t('range.exactly', {…})`): such a text reaches
 * the browser as it is written.
 */
export function withoutTranslator(web: string, keys: readonly string[]): string[] {
  const called = sources(web).flatMap((file) => calledIn(readFileSync(file, 'utf8')))
  const endsOf = (key: string) =>
    key.split('.').map((_part, at, parts) => parts.slice(at).join('.'))
  return keys.filter((key) => !endsOf(key).some((end) => called.some((one) => one.test(end))))
}
