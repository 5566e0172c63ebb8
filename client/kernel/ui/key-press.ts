/**
 * A keyup event without its keydown on the same element is dropped. Blueprint's menu items act on keydown of Enter and
 * its buttons on keyup: one press would choose an item and at once answer the question that it asks.
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
