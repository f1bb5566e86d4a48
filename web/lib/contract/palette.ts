/**
 * The product's colours by their names in web/app/tokens.css, for output without CSS variables: e-mails, images, PDFs,
 * the theme colour of the browser. Colours with names ending in `text` have a contrast of 4.5:1 on paper and card.
 */
export const lightPalette = {
  paper: '#fbf7ef',
  card: '#fffdf8',
  ink: '#221f3b',
  muted: '#625d77',
  line: '#e5dccd',
  'line-strong': '#8d8499',
  night: '#2d2a5c',
  'on-night': '#fffdf8',
  moon: '#7d78c2',
  sun: '#e0a24a',
  ember: '#c1623d',
  crown: '#8c5fa6',
  thirdEye: '#5a64ac',
  throat: '#4a8ba3',
  heart: '#5c9a6a',
  solarPlexus: '#d3a33f',
  sacral: '#cf7a3c',
  root: '#b04a3f',
  'crown-text': '#7a4e94',
  'thirdEye-text': '#4f59a0',
  'throat-text': '#2f6e85',
  'heart-text': '#3d754a',
  'solarPlexus-text': '#836013',
  'sacral-text': '#9c521b',
  'root-text': '#9d3d33',
} as const

/** The same for dark mode. */
export const darkPalette = {
  paper: '#15132b',
  card: '#1e1b3a',
  ink: '#f3eee4',
  muted: '#a9a3c0',
  line: '#37335c',
  'line-strong': '#7a749c',
  night: '#cfcaf5',
  'on-night': '#15132b',
  moon: '#9b96e0',
} as const satisfies Partial<Record<keyof typeof lightPalette, string>>
