import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { characterRow, characters } from '../characters'
import { Emblem } from './emblem'

test.each([24, 96, 240])('at %i pixels the fourteen emblems are distinct', (size) => {
  const drawn = characters.map(({ chakra, side }) =>
    renderToStaticMarkup(<Emblem chakra={chakra} side={side} size={size} />),
  )
  expect(new Set(drawn).size).toBe(14)
  for (const one of drawn) expect(one).not.toContain('NaN')
})

test('a small emblem has no contour lines', () => {
  const small = renderToStaticMarkup(<Emblem chakra="heart" side="intake" size={24} />)
  expect(small).not.toContain('stroke-opacity')
})

test('an unknown character throws', () => {
  expect(characterRow('heart-intake')).toMatchObject({ chakra: 'heart', side: 'intake' })
  expect(() => characterRow('heart-both' as 'heart-intake')).toThrow('heart-both')
})
