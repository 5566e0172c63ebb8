/**
 * Drops a keyup event without its keydown on the same element. Blueprint's menu items act on keydown of Enter and its
 * buttons on keyup. Without this function, one key press would choose a menu item and also answer the confirmation that
 * the item opens.
 */
export function keepKeyPressesWhole(): void {
  let pressedAt: EventTarget | null = null
  window.addEventListener('keydown', ({ target }) => (pressedAt = target), { capture: true })
  window.addEventListener(
    'keyup',
    (event) => {
      if ((event.key === 'Enter' || event.key === ' ') && event.target !== pressedAt) event.stopPropagation()
    },
    { capture: true },
  )
}
