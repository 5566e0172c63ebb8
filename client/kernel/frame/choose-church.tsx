import { useMatches } from 'react-router-dom'
import { type RouteHandle, useEveryChurch } from '../session'
import { EmptyState } from '../ui'

const WRITES = /\.(escrever|criar|editar|importar)$/

/** Whether the screen writes what belongs to a church, while the platform's administrator is in none. */
export function useNeedsChurch(): boolean {
  const writes = useMatches().some(({ handle }) => WRITES.test((handle as RouteHandle | undefined)?.action ?? ''))
  return useEveryChurch() && writes
}

/** In the place of such a screen. */
export const ChooseChurch = () => (
  <EmptyState
    text="Escolha a igreja no alto da tela."
    hint="O que se cria ou se muda é de uma igreja só. Depois de entrar nela, esta tela se abre."
  />
)
