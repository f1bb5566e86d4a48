import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Keys that no scan of the source can see in use, each prefix with its reason beside it.
const usedElsewhere = /** @type {string[]} */ ([])

const literals = /'([^'\\\n]+)'|"([^"\\\n]+)"/g
const templates = /`([^`]*\$\{[^`]*)`/g
const translators =
  /(?:^|\.{3}|[^.\w])(?:translations\(|wordsOf\((?=[^)]*,))\s*(?:'([^']+)')?\s*[,)]/g
const wholeNamespaces = /(?:^|\.{3}|[^.\w])wordsOf\(\s*'([^']+)'\s*\)/g
const variableKey = /\bt(?:\.\w+)?\(\s*[a-zA-Z_]/

/** @param {string} folder @returns {string[]} */
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory())
      return /^(\.|node_modules|e2e|dist)/.test(entry.name) ? [] : sources(place)
    return /(?<!\.d|\.test)\.tsx?$/.test(entry.name) ? [place] : []
  })
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `level.${name}` fits every key of that shape. @param {string} template @param {string} prefix */
function shape(template, prefix) {
  const parts = template.split(/\$\{[^}]*\}/).map(escaped)
  const isAnything = prefix === '' && parts.join('').replaceAll('\\.', '') === ''
  return isAnything ? undefined : new RegExp(`^${escaped(prefix)}${parts.join('.+')}$`)
}

/** What one file speaks of: exact keys, shapes of keys and whole namespaces. @param {string} text */
function keysIn(text) {
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

/**
 * The keys that no source file of web speaks of.
 *
 * @param {string} web folder
 * @param {string[]} keys
 */
export function unusedKeys(web, keys) {
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
