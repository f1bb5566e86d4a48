/** Downloads data as a JSON file. */
export function saveFile(download: string, data: object) {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download }).click()
  URL.revokeObjectURL(href)
}
