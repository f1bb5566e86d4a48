import { createGlobalStyle } from 'styled-components'

/**
 * While a letter is edited its form and what stands beside it share the width, and the preview stays in sight while the
 * form is scrolled: Strapi gives the side a quarter.
 */
export const BesideTheForm = createGlobalStyle`
  @media (min-width: 1080px) {
    div:has(> div > aside [data-letter-preview]),
    div:has(+ div > div > aside [data-letter-preview]) {
      grid-column: span 6;
    }
  }
`
