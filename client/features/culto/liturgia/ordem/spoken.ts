import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd'

export const instructions =
  'Pressione espaço para pegar o momento, as setas para movê-lo, espaço de novo para soltá-lo e Esc para desistir.'

/**
 * The texts that a screen reader announces while an item is moved.
 * @param titleAt returns the title of the item at an index
 */
export function announcements(titleAt: (index: number) => string, count: number) {
  const place = (index: number) => `posição ${index + 1} de ${count}`
  return {
    start: ({ source }: DragStart, { announce }: ResponderProvided) =>
      announce(`${titleAt(source.index)} está na ${place(source.index)}.`),
    update: ({ destination }: DragUpdate, { announce }: ResponderProvided) =>
      announce(destination ? `Agora na ${place(destination.index)}.` : 'Fora da lista.'),
    end: ({ source, destination, reason }: DropResult, { announce }: ResponderProvided) =>
      announce(
        destination && reason === 'DROP'
          ? `${titleAt(source.index)} foi para a ${place(destination.index)}.`
          : `${titleAt(source.index)} voltou para a ${place(source.index)}.`,
      ),
  }
}
