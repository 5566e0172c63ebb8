const KEY = 'atalhos.umaTecla'

/**
 * Whether single keys ('/', '?', arrows in lists) are shortcuts on this device. Users of speech input, and people who
 * press keys by accident, can switch them off (WCAG 2.1.4).
 */
export const singleKeys = (): boolean => localStorage.getItem(KEY) !== 'false'

export const switchSingleKeys = (on: boolean): void => localStorage.setItem(KEY, String(on))
