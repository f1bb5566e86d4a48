/** Semver of the numbers and keys below the door; any change to one of them is a new version. */
export const engineVersion = '1.0.0'
