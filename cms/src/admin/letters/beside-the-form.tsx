import { createGlobalStyle } from 'styled-components'

/**
 * While a letter is edited its form and what stands beside it share the width: Strapi gives the side a quarter, in which
 * no letter can be read.
 */
export const BesideTheForm = createGlobalStyle`
  @media (min-width: 1080px) {
    div:has(> div > aside [data-letter-preview]),
    div:has(+ div > div > aside [data-letter-preview]) {
      grid-column: span 6;
    }
  }
`
