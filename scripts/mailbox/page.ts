const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/gu, (sign) => entities[sign] ?? '')

// Uses the browser's colours, light or dark.
const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
li { margin-block: 0.75rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem }
dd { margin: 0 }
pre { white-space: pre-wrap }
iframe { width: 100%; height: 44rem; border: 1px solid; background: white }
button, input, select { font: inherit; margin: 0.25rem }`

/** HTML document of a page of the mailbox or of the sandbox. */
export const pageOf = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`

/** A list of names and values; the values are HTML. */
export const factsOf = (facts: readonly (readonly [name: string, value: string])[]) =>
  `<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`).join('\n')}</dl>`
