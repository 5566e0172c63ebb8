import type { Action } from '../../../gql/actions'
import type { EarlyUser, RouteHandle } from '../../../kernel/session'
import { Home, HomeIgreja } from './home.early.generated'

/** What the church's part of the page needs: without any of these actions it is empty, and is not asked. */
const churchActions: readonly Action[] = [
  'usuario.ler',
  'celula.ler',
  'culto.ler',
  'campanhaMissoes.ler',
  'livroCaixa.verResumo',
  'contaPagar.ler',
  'fechamento.ler',
  'visitaPastoral.escrever',
]

export const seesChurch = ({ acoes }: Pick<EarlyUser, 'acoes'>): boolean =>
  churchActions.some((action) => acoes.includes(action))

/** The platform's own page asks something else. */
const isOfChurch = ({ acoes }: EarlyUser): boolean => !acoes.includes('plataforma.operar')

export const homeHandle: RouteHandle = {
  early: [
    { name: 'Home', query: Home, asked: isOfChurch },
    { name: 'HomeIgreja', query: HomeIgreja, asked: (eu) => isOfChurch(eu) && seesChurch(eu) },
  ],
}
