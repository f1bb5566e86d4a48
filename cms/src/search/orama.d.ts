// The packages name their types by subpath, which the resolution that Strapi's configuration sets does not read.
declare module '@orama/stemmers/*' {
  export const stemmer: (word: string) => string
}

declare module '@orama/stopwords/*' {
  export const stopwords: readonly string[]
}
