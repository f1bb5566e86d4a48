import { createGlobalStyle } from 'styled-components'

/**
 * Splits the width between a letter's form and its side panel: Strapi's default of a quarter is too narrow for a
 * letter.
 */
export const BesideTheForm = createGlobalStyle`
  @media (min-width: 1080px) {
    div:has(> div > aside [data-email-preview]),
    div:has(+ div > div > aside [data-email-preview]) {
      grid-column: span 6;
    }
  }
`
