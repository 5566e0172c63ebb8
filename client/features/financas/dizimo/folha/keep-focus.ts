import type { MouseEvent } from 'react'

/**
 * For the buttons beside the entry line, which keeps the focus. Without it that line is checked, its errors come or go,
 * and the button moves away from under the pointer.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
