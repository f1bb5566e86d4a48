/** The light palette of app/tokens.css: a picture knows no variables and no dark mode. */
export const pictureColours = {
  paper: '#fbf7ef',
  card: '#fffdf8',
  ink: '#221f3b',
  muted: '#6b6680',
  night: '#2d2a5c',
  moon: '#7d78c2',
  sun: '#e0a24a',
  crown: '#8c5fa6',
  thirdEye: '#5a64ac',
  throat: '#4a8ba3',
  heart: '#5c9a6a',
  solarPlexus: '#d3a33f',
  sacral: '#cf7a3c',
  root: '#b04a3f',
} as const
