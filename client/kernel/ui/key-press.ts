/**
 * Lets nobody see a key come up where it did not go down. Blueprint's menu items act when Enter goes down and its buttons when it
 * comes up: without this, one press would choose an item and at once answer the question that the item asks.
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
