import { palette } from './palette'
import { element, path } from './svg'

type Colours = { moon: string; sun: string; axis: string }

// The square has 32 units; no ground, so that the mark lies on any.
const mark = ({ moon, sun, axis }: Colours) =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 64, height: 64, viewBox: '0 0 32 32' },
    [
      path('M14.6 4.5a11.5 11.5 0 1 0 0 23 15.5 15.5 0 0 1 0-23Z', { fill: moon }),
      path('M17.4 7.6a8.4 8.4 0 0 1 0 16.8Z', { fill: sun }),
      path('M16 1.5v29', { stroke: axis, 'stroke-width': 1.6 }),
    ],
  )

/** The mark for a light ground: a moon that takes in and a sun that gives out, on one axis. */
export const logo = () => mark({ moon: palette.moon, sun: palette.sun, axis: palette.ink })

/** The mark for a dark ground. */
export const logoLight = () =>
  mark({ moon: palette.darkModeMoon, sun: palette.darkModeSun, axis: palette.cream })
