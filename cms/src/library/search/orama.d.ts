// The packages declare their types by subpath, which the module resolution of Strapi's configuration does not support.
declare module '@orama/stemmers/*' {
  export const stemmer: (word: string) => string
}

declare module '@orama/stopwords/*' {
  export const stopwords: readonly string[]
}
