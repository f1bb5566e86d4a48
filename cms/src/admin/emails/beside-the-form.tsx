import { createGlobalStyle } from 'styled-components'

/**
 * Splits the width between an e-mail's form and its side panel: Strapi's default of a quarter is too narrow for an
 * e-mail.
 */
export const BesideTheForm = createGlobalStyle`
  @media (min-width: 1080px) {
    div:has(> div > aside [data-email-preview]),
    div:has(+ div > div > aside [data-email-preview]) {
      grid-column: span 6;
    }
  }
`
