/** The reader's own font and colours: a book only sets distances. */
export const bookCss = `body { margin: 0 5%; line-height: 1.5; }
h1, h2, h3 { line-height: 1.25; font-weight: 600; hyphens: none; }
h1 { margin: 2em 0 1.2em; font-size: 1.6em; }
h2 { margin: 2em 0 0.6em; font-size: 1.25em; }
h3 { margin: 1.6em 0 0.5em; font-size: 1.05em; }
p { margin: 0 0 0.7em; }
li { margin: 0 0 0.35em; }
blockquote { margin: 1.2em 0 1.2em 0.5em; padding-left: 1em; border-left: 2px solid #7d78c2; font-style: italic; }
figure { margin: 1.5em 0; text-align: center; break-inside: avoid; }
figure svg, figure img { max-width: 100%; height: auto; }
figure.chart svg { width: 20em; background: #fffdf8; }
figure.cycle svg { width: 100%; background: #fffdf8; }
figcaption, .caption { margin-top: 0.5em; font-size: 0.85em; text-align: center; }
nav ol { padding-left: 1.2em; }
.cover { margin: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 100%; height: auto; }
.imprint p { font-size: 0.85em; }
.imprint .title { font-size: 1.2em; font-weight: 600; }
.copy { margin-top: 2em; }
`
