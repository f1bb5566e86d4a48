/** Semver of the numbers and keys in the results; any change of one of them needs a new version. */
export const engineVersion = '1.0.0'
