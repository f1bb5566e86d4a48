import { expect, test } from '@jest/globals'
import { extremesOf } from './extremes'

test('the largest and the smallest figure, on a tie the upper one', () => {
  const figures = { thirdEye: 5, throat: 9, heart: 9, solarPlexus: 1, sacral: 1, root: 4 }
  expect(extremesOf({ crown: 3, ...figures })).toEqual({ most: 'throat', least: 'solarPlexus' })
  expect(extremesOf({ crown: 9.1, ...figures }).most).toBe('crown')
})
