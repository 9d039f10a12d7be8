/** Stands for Lingui's macros, which the build replaces. Lets a test import a module with texts; the texts do not exist. */
export const msg = noTexts
export const plural = noTexts
export const Trans = noTexts
export const useLingui = noTexts

function noTexts(): never {
  throw new Error('A test has no texts: Lingui replaces its macros in a build')
}
