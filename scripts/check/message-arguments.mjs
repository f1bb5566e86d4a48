const withOptions = /^\s*(plural|select|selectordinal)\s*$/

/** Where the scan of a message stands. @typedef {{ text: string, at: number, found: Set<string> }} Scan */

/**
 * The arguments ("name") and tags ("<link>") of an ICU message, sorted: what a translation must have in
 * common with the others. How an argument is used is each language's own: Hungarian counts without plurals.
 *
 * @param {string} text
 * @throws {Error} when braces do not match
 */
export function messageArguments(text) {
  const scan = { text, at: 0, found: new Set() }
  readMessage(scan, false)
  return [...scan.found].sort()
}

/** @param {Scan} scan @param {boolean} isNested inside an option's braces, up to their end */
function readMessage(scan, isNested) {
  for (; scan.at < scan.text.length; scan.at += 1) {
    const letter = scan.text[scan.at]
    if (letter === "'") skipQuoted(scan)
    else if (letter === '{') readArgument(scan)
    else if (letter === '<') readTag(scan)
    else if (letter === '}') {
      if (isNested) return
      throw new Error('a } too many')
    }
  }
  if (isNested) throw new Error('a { without its }')
}

/** '{' quotes up to the next apostrophe; an apostrophe before any other letter is just one. @param {Scan} scan */
function skipQuoted(scan) {
  if (!/[{}<]/.test(scan.text[scan.at + 1] ?? '')) return
  const end = scan.text.indexOf("'", scan.at + 1)
  scan.at = end === -1 ? scan.text.length : end
}

/** @param {Scan} scan */
function readTag(scan) {
  const name = /^<([a-zA-Z]\w*)>/.exec(scan.text.slice(scan.at))?.[1]
  if (name) scan.found.add(`<${name}>`)
}

/** @param {Scan} scan at the opening brace; ends at the closing one */
function readArgument(scan) {
  const end = scan.text.slice(scan.at).search(/[,}]/)
  if (end === -1) throw new Error('a { without its }')
  const name = scan.text.slice(scan.at + 1, scan.at + end).trim()
  scan.at += end
  const type = scan.text[scan.at] === ',' ? readType(scan) : ''
  scan.found.add(name)
  if (withOptions.test(type)) readOptions(scan)
  else scan.at = closing(scan)
}

/** @param {Scan} scan */
function closing(scan) {
  const end = scan.text.indexOf('}', scan.at)
  if (end === -1) throw new Error('a { without its }')
  return end
}

/** @param {Scan} scan at the comma; ends after the type's word */
function readType(scan) {
  const word = /^,\s*(\w+)/.exec(scan.text.slice(scan.at))
  scan.at += word?.[0].length ?? 1
  return word?.[1] ?? ''
}

/** @param {Scan} scan after "plural" or "select"; ends at the argument's closing brace */
function readOptions(scan) {
  for (scan.at += 1; scan.at < scan.text.length; scan.at += 1) {
    if (scan.text[scan.at] === '}') return
    if (scan.text[scan.at] !== '{') continue
    scan.at += 1
    readMessage(scan, true)
  }
  throw new Error('a { without its }')
}
