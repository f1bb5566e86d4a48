type Messages = { [key: string]: string | Messages }

/** Deep merge of message files, the preferred one first; an empty text counts as missing. */
export function mergeMessages(files: readonly Messages[]): Messages {
  return files.reduceRight((below, above) => mergePair(below, above), {})
}

function mergePair(below: Messages, above: Messages): Messages {
  const merged: Messages = { ...below }
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key]
    if (typeof value === 'string') merged[key] = value || under || ''
    else merged[key] = mergePair(typeof under === 'object' ? under : {}, value)
  }
  return merged
}
