import { expect, test } from '@jest/globals'
import { scriptText } from './script-text'

test.each(['</script><script>alert(1)</script>', '<!--<script>', 'a & b', 'Ékezet, кириллица'])(
  '%s can be in a script element as data and is read unchanged',
  (title) => {
    const text = scriptText({ title })
    expect(text).not.toMatch(/[<>&]/)
    expect(JSON.parse(text)).toEqual({ title })
  },
)
